import DesignSystem
import HTML
import Localization
import ScreenKit

/// The step after sign-in in which a member replaces a passphrase that another person set.
struct ChoosePassphraseView: View {
    let model: ChoosePassphraseViewModel

    var body: some View {
        AuthCard(
            title: "Choose your passphrase", sentence: "Somebody else set your passphrase. Choose one that only you know.",
            error: model.state.error
        ) {
            Form {
                if model.asksForCurrent {
                    TextField(
                        "Passphrase now", text: model[\.current], error: model.errors.current, hint: "The passphrase you signed in with.",
                        type: .password, autocomplete: "current-password", required: true)
                }
                TextField(
                    "New passphrase", text: model[\.new], error: model.errors.new,
                    hint: "At least 12 characters. Several words are easy to remember and hard to guess.", type: .password,
                    autocomplete: "new-password", required: true, autofocus: true)
                TextField(
                    "New passphrase again", text: model[\.again], error: model.errors.again, type: .password,
                    autocomplete: "new-password", required: true)
                Button("Set passphrase") { await model.choose() }
            }
            SignOutButton(.plain)
        }
        .navigationTitle("Choose your passphrase")
    }
}
