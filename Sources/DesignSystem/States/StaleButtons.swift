package import HTML

/// Accepts buttons of an outdated page that the current page no longer has, so that pressing one shows the current page.
package struct StaleButtons: Element {
    private let names: [String]
    private let action: Action

    /// - Parameter action: shows the page with the typed input.
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
