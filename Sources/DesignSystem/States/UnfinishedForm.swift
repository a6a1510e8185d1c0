package import HTML

/// Keeps a form that was sent before it was complete: the page is shown again with what was typed, as if something were wrong.
package struct UnfinishedForm: Element {
    private let isUnfinished: Bool

    package init(_ isUnfinished: Bool) {
        self.isUnfinished = isUnfinished
    }

    package func render(into writer: inout HTMLWriter) {
        if isUnfinished { writer.page.errors += 1 }
    }

    package func receive(_ input: inout FormInput) {}

    package static var takesInput: Bool { false }
}
