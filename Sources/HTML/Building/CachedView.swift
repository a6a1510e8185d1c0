/// A view that is rendered once for a content and a reader, and copied until the content changes.
///
/// The view must depend on nothing else than its content, its reader and the page's texts. Regions, titles and errors belong outside of it:
/// a rendering that reports them is not stored. On an audited page, inside of rows and forms, and while a question is pending it is rendered anew.
public struct CachedView<Content: Equatable & Sendable, Reader: Hashable & Sendable, Rendered: View>: Element {
    private let content: Content
    private let reader: Reader
    private let cache: RenderingCache<Content, Reader>
    private let view: () -> Rendered

    /// - Parameters:
    ///   - content: the data of the view.
    ///   - reader: its other input, such as the signed-in member.
    public init(
        _ content: Content, for reader: Reader, in cache: RenderingCache<Content, Reader>, @ViewBuilder view: @escaping () -> Rendered
    ) {
        self.content = content
        self.reader = reader
        self.cache = cache
        self.view = view
    }

    public func render(into writer: inout HTMLWriter) {
        guard !writer.page.isAudited, !writer.page.insideForm, writer.page.scope.isEmpty, writer.page.pendingConfirmation == nil else {
            return view().render(into: &writer)
        }
        let key = RenderingCache<Content, Reader>.Key(reader: reader, texts: writer.page.texts)
        if let known = cache.rendering(of: content, for: key) {
            known.bytes.withUnsafeBufferPointer { bytes in
                if let start = bytes.baseAddress { writer.append(start, count: bytes.count) }
            }
            writer.page.needsPageForm = writer.page.needsPageForm || known.needsPageForm
            return
        }
        let (start, before) = (writer.count, Reported(writer.page))
        let neededPageForm = writer.page.needsPageForm
        writer.page.needsPageForm = false
        view().render(into: &writer)
        if Reported(writer.page) == before {
            let bytes = Array(writer.bytes[start..<writer.count])
            cache.store(.init(content: content, bytes: bytes, needsPageForm: writer.page.needsPageForm), for: key)
        }
        writer.page.needsPageForm = writer.page.needsPageForm || neededPageForm
    }

    public func receive(_ input: inout FormInput) {
        if Rendered.takesInput { view().receive(&input) }
    }

    public static var takesInput: Bool { Rendered.takesInput }
}

/// The reports of views that a copy of their bytes would lack.
private struct Reported: Equatable {
    private let title: String?
    private let errors: Int
    private let regions: Int
    private let shape: PageShape?
    private let toolbar: Int

    init(_ page: PageContext) {
        title = page.title
        errors = page.errors
        regions = page.regions.count
        shape = page.shape
        toolbar = page.toolbar.count + page.titleActions.count
    }
}
