package import HTML

/// The buttons that a page had when it was opened, where it has others now: pressed, they bring the page as it is.
package struct StaleButtons: Element {
    private let names: [String]
    private let action: Action

    /// - Parameter action: what has the page shown with what was typed.
    package init(_ names: [String], action: @escaping Action = {}) {
        self.names = names
        self.action = action
    }

    package func render(into writer: inout HTMLWriter) {}

    package func receive(_ input: inout FormInput) {
        for name in names { input.offer(name, action) }
    }

    package static var takesInput: Bool { true }
}
