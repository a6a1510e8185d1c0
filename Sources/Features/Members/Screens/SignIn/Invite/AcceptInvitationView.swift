import DesignSystem
import HTML
import Localization
import MembersModel
import ScreenKit

/// The page of an invitation.
struct AcceptInvitationView: View {
    let model: AcceptInvitationViewModel

    var body: some View {
        LinkPage(
            "Invitation", isSignedIn: model.context.isSignedIn, offer: model.offer, error: model.state.error, content: card)
    }

    private func card(_ offer: InvitationOffer) -> some View {
        AuthCard(title: "Join \(offer.household)", sentence: sentence(offer), error: model.state.error) {
            p(.class("second")) { offer.role.explanation }
            Form {
                TextField(
                    "Name", text: model[\.name], error: model.errors[.name], hint: "You sign in with this name.", autocomplete: "username",
                    required: true, maxLength: 100)
                TextField(
                    "Display name", text: model[\.displayName], error: model.errors[.displayName],
                    hint: "What others see. May stay empty, then they see the name.", autocomplete: "name", maxLength: 100)
                NewPassphraseFields(
                    passphrase: model[\.passphrase], error: model.errors[.passphrase], again: model[\.passphraseAgain],
                    againError: model.errors[.passphraseAgain])
                FormProblem(model.errors.form)
                Button("Join the household", name: "join") { await model.join() }
            }
        }
    }

    private func sentence(_ offer: InvitationOffer) -> LocalizedText {
        offer.inviter.isEmpty
            ? "You are invited to this household as: \(offer.role.title)"
            : "\(offer.inviter) invites you to this household as: \(offer.role.title)"
    }
}
