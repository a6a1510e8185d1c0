package import HTML

/// Keeps a form that was sent before it was complete: the page is shown again with what was typed, as if something were wrong.
package struct UnfinishedForm: Element {
    private let isUnfinished: Bool
    private let problem: String?

    /// - Parameter problem: what stands against it, where the page says that elsewhere.
    package init(_ isUnfinished: Bool, problem: String? = nil) {
        self.isUnfinished = isUnfinished
        self.problem = problem
    }

    package func render(into writer: inout HTMLWriter) {
        if let problem { writer.page.note(error: problem) } else if isUnfinished { writer.page.errors += 1 }
    }

    package func receive(_ input: inout FormInput) {}

    package static var takesInput: Bool { false }
}
