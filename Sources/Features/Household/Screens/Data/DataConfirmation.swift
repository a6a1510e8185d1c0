import DesignSystem
import HTML
import Localization
import MembersModel
import Navigation
import ScreenKit

/// Requires the passphrase or a passkey before a backup or an export of all accounts can be downloaded.
struct DataConfirmation: View {
    let model: DataViewModel

    var body: some View {
        GroupBox("Confirm that it is you") {
            if model.context.canWrite { form } else { link }
        }
    }

    private var form: some View {
        Form(label: "Confirm that it is you") {
            TextField(
                "Passphrase", text: model.answer[\.passphrase], error: model.answer.error,
                hint: model.isOwner ? "For the backup, and to export all accounts at once." : "To export all accounts at once.",
                type: .password, autocomplete: "current-password", required: true)
            Button("Continue", name: "confirm") { await model.confirm() }
            PasskeyButton("Use a passkey", request: model.answer.request, answer: model.answer[\.passkey], name: "confirm-passkey") {
                await model.confirm()
            }
        }
    }

    /// A viewer cannot submit forms on this page, so this links to the security screen, which asks for the passphrase.
    private var link: some View {
        Group {
            p(.class("second")) { "Enter your passphrase to export all accounts at once." }
            ButtonLink("Continue", path: Link.confirmingExport.path)
        }
    }
}
