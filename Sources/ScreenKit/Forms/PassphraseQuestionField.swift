package import HTML
import Localization

/// The field of a `PassphraseQuestion`, the last of its form.
package struct PassphraseQuestionField: View {
    private let question: PassphraseQuestion

    package init(question: PassphraseQuestion) {
        self.question = question
    }

    package var body: some View {
        HiddenField("asks-passphrase", value: question[\.isAsked].map({ $0 ? "1" : "" }, back: { $0 == "1" }))
        if question.isAsked {
            TextField(
                "Passphrase", text: question[\.passphrase], error: question.error, name: "confirm-passphrase", type: .password,
                autocomplete: "current-password", required: true, autofocus: true)
        }
    }
}
