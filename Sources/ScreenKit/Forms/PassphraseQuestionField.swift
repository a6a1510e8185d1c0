import DesignSystem
package import HTML
import Localization

/// The field of a `PassphraseQuestion`, the last of its form, in a dialog over the page. What is typed in the form goes with the answer,
/// and stays in its fields if the dialog is cancelled.
package struct PassphraseQuestionField: View {
    private let question: PassphraseQuestion
    private let action: () async -> Void

    /// - Parameter action: what waits for the answer: the action of the form's button.
    package init(question: PassphraseQuestion, action: @escaping () async -> Void) {
        self.question = question
        self.action = action
    }

    /// The field in a form that adds or edits a row.
    package init(question: PassphraseQuestion, of model: some EditableModel) {
        self.init(question: question) {
            if model.isGone { await model.addAgain() } else { await model.save() }
        }
    }

    package var body: some View {
        HiddenField("asks-passphrase", value: question[\.isAsked].map({ $0 ? "1" : "" }, back: { $0 == "1" }))
        UnfinishedForm(question.isAsked || question.isCancelled)
        if question.isAsked {
            OpenDialog("Confirm that it is you") {
                p(.class("dialog-text")) { question.answer.hasPassphrase ? question.reason : question.answer.sentenceWithoutPassphrase }
                if question.answer.hasPassphrase {
                    TextField(
                        "Passphrase", text: question.answer[\.passphrase], error: question.answer.error, name: "confirm-passphrase",
                        type: .password, autocomplete: "current-password", required: true, autofocus: true)
                } else {
                    FormProblem(question.answer.error)
                }
                ProviderConfirmation(providers: question.answer.providers)
                div(.class("dialog-actions")) {
                    if question.answer.hasPassphrase { Button("Continue", name: "confirm-continue") { await action() } }
                    Button("Cancel", role: .plain, name: "confirm-cancel") { question.cancel() }
                }
                PasskeyButton(
                    "Use a passkey", request: question.answer.request, answer: question.answer[\.passkey], name: "confirm-passkey"
                ) {
                    await action()
                }
            }
        }
    }
}
