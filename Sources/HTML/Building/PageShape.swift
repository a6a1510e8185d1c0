/// How a page uses the width of a wide screen. Whatever the shape, title, filters and content begin at the same left edge.
public enum PageShape: Hashable, Sendable {
    /// The whole width, for dashboards and tables; what is no column and no table keeps a width that is easy to read along.
    case wide
    /// A list, and beside it the detail of one of its rows; each scrolls by itself. Below 1200 px only the detail.
    case split
    /// A form, and beside it, where the page has it, what the form will do.
    case reading

    /// The classes of the page.
    public var classes: StaticString {
        switch self {
        case .wide: "page page-wide"
        case .split: "page page-split"
        case .reading: "page page-reading"
        }
    }
}

/// A view that sets the shape of its page; a view around it may set another.
public struct ShapedView<Content: View>: Element {
    @usableFromInline let shape: PageShape?
    @usableFromInline let content: Content

    @usableFromInline init(_ shape: PageShape?, content: Content) {
        self.shape = shape
        self.content = content
    }

    // Inlinable, so that the content of almost every screen is specialised.
    @inlinable public func render(into writer: inout HTMLWriter) {
        content.render(into: &writer)
        if let shape { writer.page.shape = shape }
    }

    @inlinable public func receive(_ input: inout FormInput) { content.receive(&input) }

    @inlinable public static var takesInput: Bool { Content.takesInput }
}

extension View {
    /// Sets the shape of the page. A page without one is `wide`.
    ///
    /// - Parameter shape: nil keeps the shape that the content has set.
    @inlinable public func pageShape(_ shape: PageShape?) -> ShapedView<Self> { ShapedView(shape, content: self) }
}
