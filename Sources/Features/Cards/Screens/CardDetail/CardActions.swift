import CardsModel
import DesignSystem
import HTML
import Localization
import Navigation

/// The action buttons of a card, which depend on its status.
struct CardActions: View {
    let model: CardDetailViewModel
    let status: CardStatus

    var body: some View {
        PageActions {
            switch status {
            case .pendingActivation, .inactive:
                PageAction("Activate", symbol: .checkmarkCircle, path: CardsRoute.activate(cardId: model.cardId).path.absolute)
                block
            case .active: block
            case .blocked:
                if model.blockReason?.canBeLifted == true {
                    PageButton("Unblock", symbol: .lockOpen, label: "Unblock card", name: "unblock") { await model.unblock() }
                }
                replace
            case .expired: replace
            case .cancelled: EmptyView()
            }
            PageAction("Limits", symbol: .sliderHorizontal3, path: CardsRoute.limits(cardId: model.cardId).path.absolute)
            PageAction("Settings", symbol: .gear, path: CardsRoute.settings(cardId: model.cardId).path.absolute, isSheet: false)
            PageAction("Best card", symbol: .star, path: CardsRoute.best.path.absolute, isSheet: false)
        }
    }

    private var block: some View {
        PageAction("Block", symbol: .lock, path: CardsRoute.block(cardId: model.cardId).path.absolute)
    }

    private var replace: some View {
        PageAction("Replace", symbol: .creditcard, path: CardsRoute.block(cardId: model.cardId).path.absolute)
    }
}
