/// Content with actions for the bar above it. They are kept aside while the content is written, and stand where the page's frame has its
/// `ToolbarOutlet`.
public struct ToolbarView<Content: View, Actions: View>: Element {
    @usableFromInline let content: Content
    @usableFromInline let actions: Actions

    @usableFromInline init(content: Content, actions: Actions) {
        self.content = content
        self.actions = actions
    }

    public func render(into writer: inout HTMLWriter) {
        var aside = HTMLWriter(page: writer.page, capacity: 512)
        actions.render(into: &aside)
        writer.page.toolbar += aside.bytes
        writer.page.needsPageForm = writer.page.needsPageForm || aside.page.needsPageForm
        content.render(into: &writer)
    }

    public func receive(_ input: inout FormInput) {
        actions.receive(&input)
        content.receive(&input)
    }

    public static var takesInput: Bool { Content.takesInput || Actions.takesInput }
}

extension View {
    /// Puts actions into the bar above the screen.
    @inlinable public func toolbar<Actions: View>(@ViewBuilder _ actions: () -> Actions) -> ToolbarView<Self, Actions> {
        ToolbarView(content: self, actions: actions())
    }
}

/// The place of the actions that content has put into the bar; it must be written after the content.
public struct ToolbarOutlet: Element {
    public init() {}

    public func render(into writer: inout HTMLWriter) {
        writer.page.toolbar.withUnsafeBufferPointer { bytes in
            if let start = bytes.baseAddress { writer.append(start, count: bytes.count) }
        }
    }

    public static var takesInput: Bool { false }
}
