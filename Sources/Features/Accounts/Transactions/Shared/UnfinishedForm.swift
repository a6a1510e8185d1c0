import HTML

/// Keeps a form that was sent before it was complete: the page is shown again with what was typed, as if something were wrong.
struct UnfinishedForm: Element {
    private let isUnfinished: Bool

    init(_ isUnfinished: Bool) {
        self.isUnfinished = isUnfinished
    }

    func render(into writer: inout HTMLWriter) {
        if isUnfinished { writer.page.errors += 1 }
    }

    func receive(_ input: inout FormInput) {}

    static var takesInput: Bool { false }
}
