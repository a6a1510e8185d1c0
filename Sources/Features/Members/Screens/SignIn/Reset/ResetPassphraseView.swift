import DesignSystem
import HTML
import Localization
import MembersModel
import ScreenKit

/// The page of a link for a new passphrase.
struct ResetPassphraseView: View {
    let model: ResetPassphraseViewModel

    var body: some View {
        LinkPage(
            "Choose your passphrase", isSignedIn: model.context.isSignedIn, offer: model.offer, error: model.state.error, content: card)
    }

    private func card(_ offer: ResetOffer) -> some View {
        AuthCard(
            title: "Choose your passphrase",
            sentence:
                """
                \(offer.household): you sign in as \(offer.name). One-time codes are turned off, passkeys are removed, and you are signed out \
                everywhere else.
                """,
            error: model.state.error
        ) {
            Form {
                TextField(
                    "New passphrase", text: model[\.new], error: model.newError,
                    hint: "At least 12 characters. Several words are easy to remember and hard to guess.", type: .password,
                    autocomplete: "new-password", required: true, autofocus: true)
                TextField(
                    "New passphrase again", text: model[\.again], error: model.againError, type: .password, autocomplete: "new-password",
                    required: true)
                Button("Set passphrase") { await model.choose() }
            }
        }
    }
}
