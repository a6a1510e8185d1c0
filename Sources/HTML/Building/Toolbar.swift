/// Where the frame of the page shows actions of its content.
public enum ToolbarPlace: Sendable {
    /// In the bar, at most two: on a phone they are icons that stay in sight.
    case bar
    /// Beside the title, on a phone in a row below it.
    case title
}

/// A view with actions of its page. The actions are rendered into a buffer, which the page frame's `ToolbarOutlet` of their place writes.
public struct ToolbarView<Content: View, Actions: View>: Element {
    @usableFromInline let place: ToolbarPlace
    @usableFromInline let content: Content
    @usableFromInline let actions: Actions

    @usableFromInline init(place: ToolbarPlace, content: Content, actions: Actions) {
        self.place = place
        self.content = content
        self.actions = actions
    }

    // Inlinable, so that the content of almost every screen is specialised.
    @inlinable public func render(into writer: inout HTMLWriter) {
        var aside = HTMLWriter(page: writer.page, capacity: 512)
        actions.render(into: &aside)
        writer.appendToToolbar(aside, at: place)
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
    mutating func appendToToolbar(_ aside: borrowing HTMLWriter, at place: ToolbarPlace) {
        switch place {
        case .bar: page.toolbar += aside.bytes
        case .title: page.titleActions += aside.bytes
        }
        page.needsPageForm = page.needsPageForm || aside.page.needsPageForm
        page.misuses = aside.page.misuses
        page.names = aside.page.names
    }
}

extension View {
    /// Adds actions to the bar of the screen, at most two.
    @inlinable public func toolbar<Actions: View>(@ViewBuilder _ actions: () -> Actions) -> ToolbarView<Self, Actions> {
        ToolbarView(place: .bar, content: self, actions: actions())
    }

    /// Adds actions beside the title of the screen.
    @inlinable public func titleActions<Actions: View>(@ViewBuilder _ actions: () -> Actions) -> ToolbarView<Self, Actions> {
        ToolbarView(place: .title, content: self, actions: actions())
    }
}

/// Writes the actions of the content that belong at a place; it must be rendered after the content.
public struct ToolbarOutlet: Element {
    private let place: ToolbarPlace

    public init(_ place: ToolbarPlace) {
        self.place = place
    }

    public func render(into writer: inout HTMLWriter) {
        let actions = place == .bar ? writer.page.toolbar : writer.page.titleActions
        actions.withUnsafeBufferPointer { bytes in
            if let start = bytes.baseAddress { writer.append(start, count: bytes.count) }
        }
    }

    public static var takesInput: Bool { false }
}
