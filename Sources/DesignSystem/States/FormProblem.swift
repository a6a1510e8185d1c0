package import HTML
package import Localization

/// An error of the whole form, above its button. It counts as a validation error, so that the page is shown again with the input.
package struct FormProblem: Element {
    private let sentence: LocalizedText?

    package init(_ sentence: LocalizedText?) {
        self.sentence = sentence
    }

    package func render(into writer: inout HTMLWriter) {
        guard let sentence else { return }
        writer.page.recordError()
        p(.class("field-error"), .role("alert")) { sentence }.render(into: &writer)
    }

    package func receive(_ input: inout FormInput) {}

    package static var takesInput: Bool { false }
}
