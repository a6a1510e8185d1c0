package import HTML

/// The buttons that a page had when it was opened, where it has others now: pressed, they do nothing but bring the page as it is.
package struct FormerButtons: Element {
    private let names: [String]

    package init(_ names: [String]) {
        self.names = names
    }

    package func render(into writer: inout HTMLWriter) {}

    package func receive(_ input: inout FormInput) {
        for name in names { input.offer(name) {} }
    }

    package static var takesInput: Bool { true }
}
