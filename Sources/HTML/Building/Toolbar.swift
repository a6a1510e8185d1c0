/// Content with actions for the bar above it. They are kept aside while the content is written, and stand where the page's frame has its
/// `ToolbarOutlet`.
public struct ToolbarView<Content: View, Actions: View>: Element {
    @usableFromInline let content: Content
    @usableFromInline let actions: Actions

    @usableFromInline init(content: Content, actions: Actions) {
        self.content = content
        self.actions = actions
    }

    // Nearly every screen is content of one, so all of them would be rendered without knowing their types if this could not be inlined.
    @inlinable public func render(into writer: inout HTMLWriter) {
        var aside = HTMLWriter(page: writer.page, capacity: 512)
        actions.render(into: &aside)
        writer.putIntoToolbar(aside)
        content.render(into: &writer)
    }

    @inlinable public func receive(_ input: inout FormInput) {
        actions.receive(&input)
        content.receive(&input)
    }

    @inlinable public static var takesInput: Bool { Content.takesInput || Actions.takesInput }
}

extension HTMLWriter {
    /// Keeps actions that were written aside for the page's `ToolbarOutlet`.
    @usableFromInline
    mutating func putIntoToolbar(_ aside: borrowing HTMLWriter) {
        page.toolbar += aside.bytes
        page.needsPageForm = page.needsPageForm || aside.page.needsPageForm
    }
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
