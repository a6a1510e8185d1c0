/// A region of the page that is updated while the page is open: `<div id="…" data-live>`. The writer records its byte range and hash, so
/// that only changed regions are sent.
///
/// Regions are not nested and their ids are unique within the page. A region must not contain a form, since a patch would discard typed
/// input; auditing reports such a form in `PageContext.misuses`. Buttons are allowed.
public struct Live<Content: View>: Element {
    @usableFromInline let id: String
    @usableFromInline let content: Content

    @inlinable public init(_ id: String, @ViewBuilder content: () -> Content) {
        self.id = id
        self.content = content()
    }

    @inlinable public func render(into writer: inout HTMLWriter) {
        writer.raw("<div id=\"")
        writer.text(id)
        writer.raw("\" data-live>")
        let start = writer.openRegion(id)
        content.render(into: &writer)
        writer.closeRegion(id, from: start)
        writer.raw("</div>")
    }

    @inlinable public func receive(_ input: inout FormInput) {
        content.receive(&input)
    }

    @inlinable public static var takesInput: Bool { Content.takesInput }
}
