/// A view with toolbar actions. The actions are rendered into a buffer, which the page frame's `ToolbarOutlet` writes.
public struct ToolbarView<Content: View, Actions: View>: Element {
    @usableFromInline let content: Content
    @usableFromInline let actions: Actions

    @usableFromInline init(content: Content, actions: Actions) {
        self.content = content
        self.actions = actions
    }

    // Inlinable, so that the content of almost every screen is specialised.
    @inlinable public func render(into writer: inout HTMLWriter) {
        var aside = HTMLWriter(page: writer.page, capacity: 512)
        actions.render(into: &aside)
        writer.appendToToolbar(aside)
        content.render(into: &writer)
    }

    @inlinable public func receive(_ input: inout FormInput) {
        actions.receive(&input)
        content.receive(&input)
    }

    @inlinable public static var takesInput: Bool { Content.takesInput || Actions.takesInput }
}

extension HTMLWriter {
    /// Stores rendered actions for the page's `ToolbarOutlet`.
    @usableFromInline
    mutating func appendToToolbar(_ aside: borrowing HTMLWriter) {
        page.toolbar += aside.bytes
        page.needsPageForm = page.needsPageForm || aside.page.needsPageForm
    }
}

extension View {
    /// Adds actions to the toolbar of the screen.
    @inlinable public func toolbar<Actions: View>(@ViewBuilder _ actions: () -> Actions) -> ToolbarView<Self, Actions> {
        ToolbarView(content: self, actions: actions())
    }
}

/// Writes the toolbar actions of the content; it must be rendered after the content.
public struct ToolbarOutlet: Element {
    public init() {}

    public func render(into writer: inout HTMLWriter) {
        writer.page.toolbar.withUnsafeBufferPointer { bytes in
            if let start = bytes.baseAddress { writer.append(start, count: bytes.count) }
        }
    }

    public static var takesInput: Bool { false }
}
