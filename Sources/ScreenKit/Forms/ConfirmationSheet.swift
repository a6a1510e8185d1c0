import DesignSystem
package import HTML
package import Localization

/// A form for the passphrase or a passkey over the page, while an action of the page waits for it.
package struct ConfirmationSheet: View {
    private let sentence: LocalizedText
    private let answer: ConfirmationAnswer
    private let cancel: String
    private let button: LocalizedText
    private let role: ButtonRole
    private let name: String
    private let action: () async -> Void

    /// - Parameters:
    ///   - sentence: what the passphrase is required for.
    ///   - cancel: the path of the page without this form.
    ///   - button: the label of the button that performs the action.
    ///   - name: the name of that button.
    package init(
        sentence: LocalizedText, answer: ConfirmationAnswer, cancel: String, button: LocalizedText = "Continue",
        role: ButtonRole = .primary, name: String = "continue", action: @escaping () async -> Void
    ) {
        self.sentence = sentence
        self.answer = answer
        self.cancel = cancel
        self.button = button
        self.role = role
        self.name = name
        self.action = action
    }

    package var body: some View {
        OpenDialog("Confirm that it is you") {
            Form(label: "Confirm that it is you") {
                p(.class("dialog-text")) { answer.hasPassphrase ? sentence : answer.sentenceWithoutPassphrase }
                if answer.hasPassphrase {
                    TextField(
                        "Passphrase", text: answer[\.passphrase], error: answer.error, type: .password, autocomplete: "current-password",
                        required: true, autofocus: true)
                } else {
                    FormProblem(answer.error)
                }
                ProviderConfirmation(providers: answer.providers)
                div(.class("dialog-actions")) {
                    if answer.hasPassphrase { Button(button, role: role, name: name) { await action() } }
                    ButtonLink("Cancel", path: cancel, role: .plain)
                }
                PasskeyButton("Use a passkey", request: answer.request, answer: answer[\.passkey], name: "\(name)-passkey") {
                    await action()
                }
            }
        }
    }
}
