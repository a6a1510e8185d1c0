import DesignSystem
import HTML
import Localization

/// A passphrase form that replaces the page while an action waits for authentication.
struct ConfirmationCard: View {
    private let sentence: LocalizedText
    private let passphrase: Binding<String>
    private let error: LocalizedText?
    private let cancel: String
    private let action: () async -> Void

    /// - Parameters:
    ///   - sentence: What the passphrase is required for.
    ///   - cancel: The path of the page without the passphrase form.
    init(
        _ sentence: LocalizedText, passphrase: Binding<String>, error: LocalizedText?, cancel: String, action: @escaping () async -> Void
    ) {
        self.sentence = sentence
        self.passphrase = passphrase
        self.error = error
        self.cancel = cancel
        self.action = action
    }

    var body: some View {
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
