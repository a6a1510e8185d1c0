import CardsModel
import DesignSystem
import HTML
import Localization
import Navigation
import ScreenKit

/// The screen that activates a card.
struct ActivateCardView: View {
    let model: ActivateCardViewModel

    var body: some View {
        Loaded(model.card, of: model, .form, retry: CardsRoute.activate(cardId: model.cardId).path.absolute) { card in
            div(.class("card-stage")) { CardComponent(card: card, place: "activate") }
            if model.canActivate {
                Form(label: "Activate") {
                    p(.class("second")) { "Activate the card with a payment or in your bank's app. Then confirm it here." }
                    FormProblem(model.problem)
                    FormFoot { Button("Activate card", name: "activate") { await model.activate() } }
                }
            } else {
                EmptyStateView(.creditcard, sentence: sentence(card)) {
                    ButtonLink("Back to the card", path: CardsRoute.detail(cardId: model.cardId).path.absolute, role: .plain)
                }
            }
        }
        .navigationTitle("Activate card")
    }

    private func sentence(_ card: any CardDisplayable) -> LocalizedText {
        switch card.cardStatus {
        case .active: "This card is active already."
        case .blocked: "This card is blocked. Unblock or replace it first."
        case .expired: "This card has expired. Enter the new one first."
        default: "This card was cancelled."
        }
    }
}
