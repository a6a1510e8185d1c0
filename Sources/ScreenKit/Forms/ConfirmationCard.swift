import DesignSystem
package import HTML
package import Localization

/// A passphrase form that replaces the page while an action waits for authentication.
package struct ConfirmationCard: View {
    private let sentence: LocalizedText
    private let passphrase: Binding<String>
    private let error: LocalizedText?
    private let cancel: String
    private let action: () async -> Void

    /// - Parameters:
    ///   - sentence: what the passphrase is required for.
    ///   - cancel: the path of the page without the passphrase form.
    package init(
        sentence: LocalizedText, passphrase: Binding<String>, error: LocalizedText?, cancel: String, action: @escaping () async -> Void
    ) {
        self.sentence = sentence
        self.passphrase = passphrase
        self.error = error
        self.cancel = cancel
        self.action = action
    }

    package var body: some View {
        GroupBox("Confirm that it is you") {
            Form {
                p(.class("second")) { sentence }
                TextField(
                    "Passphrase", text: passphrase, error: error, type: .password, autocomplete: "current-password", required: true,
                    autofocus: true)
                Button("Continue") { await action() }
            }
            ButtonLink("Cancel", path: cancel, role: .plain)
        }
    }
}
