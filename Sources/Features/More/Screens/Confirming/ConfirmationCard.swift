import DesignSystem
import HTML
import Localization

/// A passphrase form that replaces the page while an action waits for authentication.
struct ConfirmationCard: View {
    /// What the passphrase is required for.
    let sentence: LocalizedText
    let passphrase: Binding<String>
    let error: LocalizedText?
    /// The path of the page without the passphrase form.
    let cancel: String
    let action: () async -> Void

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
