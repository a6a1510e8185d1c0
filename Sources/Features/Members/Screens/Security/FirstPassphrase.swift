import DesignSystem
import HTML
import Localization
import ScreenKit

/// The form of a member who has no passphrase, since a provider signs them in.
struct FirstPassphrase: View {
    let model: SecurityViewModel

    var body: some View {
        GroupBox("Passphrase") {
            p(.class("second")) {
                "You have none: your provider signs you in. With one you can also sign in without it, and confirm transfers."
            }
            Form(label: "Passphrase") {
                TextField(
                    "New passphrase", text: model[\.new], error: model.errors.new,
                    hint: "At least 12 characters. Several words are easy to remember and hard to guess.", type: .password,
                    autocomplete: "new-password", required: true)
                TextField(
                    "New passphrase again", text: model[\.again], error: model.errors.again, type: .password,
                    autocomplete: "new-password", required: true)
                Button("Set passphrase", name: "set-passphrase") { await model.setPassphrase() }
            }
        }
    }
}
