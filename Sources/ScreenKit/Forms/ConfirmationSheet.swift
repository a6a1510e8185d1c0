import DesignSystem
package import HTML
package import Localization

/// A passphrase form over the page, while an action of the page waits for the passphrase.
package struct ConfirmationSheet: View {
    private let sentence: LocalizedText
    private let passphrase: Binding<String>
    private let error: LocalizedText?
    private let cancel: String
    private let button: LocalizedText
    private let role: ButtonRole
    private let name: String
    private let action: () async -> Void

    /// - Parameters:
    ///   - sentence: what the passphrase is required for.
    ///   - cancel: the path of the page without the passphrase form.
    ///   - button: the label of the button that performs the action.
    ///   - name: the name of that button.
    package init(
        sentence: LocalizedText, passphrase: Binding<String>, error: LocalizedText?, cancel: String, button: LocalizedText = "Continue",
        role: ButtonRole = .primary, name: String = "continue", action: @escaping () async -> Void
    ) {
        self.sentence = sentence
        self.passphrase = passphrase
        self.error = error
        self.cancel = cancel
        self.button = button
        self.role = role
        self.name = name
        self.action = action
    }

    package var body: some View {
        OpenDialog("Confirm that it is you") {
            Form(label: "Confirm that it is you") {
                p(.class("dialog-text")) { sentence }
                TextField(
                    "Passphrase", text: passphrase, error: error, type: .password, autocomplete: "current-password", required: true,
                    autofocus: true)
                div(.class("dialog-actions")) {
                    Button(button, role: role, name: name) { await action() }
                    ButtonLink("Cancel", path: cancel, role: .plain)
                }
            }
        }
    }
}
