package import HTML

/// Keeps an incomplete form open: the page is shown again with the input, as after a validation error.
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
