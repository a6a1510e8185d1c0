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
        RoundActions {
            switch status {
            case .pendingActivation, .inactive:
                RoundAction("Activate", symbol: .checkmarkCircle, path: CardsRoute.activate(cardId: model.cardId).path.absolute)
                block
            case .active: block
            case .blocked:
                if model.blockReason?.canBeLifted == true {
                    RoundButton("Unblock", symbol: .lockOpen, label: "Unblock card", name: "unblock") { await model.unblock() }
                }
                replace
            case .expired: replace
            case .cancelled: EmptyView()
            }
            RoundAction("Limits", symbol: .sliderHorizontal3, path: CardsRoute.limits(cardId: model.cardId).path.absolute)
            RoundAction("Settings", symbol: .gear, path: CardsRoute.settings(cardId: model.cardId).path.absolute, isSheet: false)
            RoundAction("Best card", symbol: .star, path: CardsRoute.best.path.absolute, isSheet: false)
        }
    }

    private var block: some View {
        RoundAction("Block", symbol: .lock, path: CardsRoute.block(cardId: model.cardId).path.absolute)
    }

    private var replace: some View {
        RoundAction("Replace", symbol: .arrowClockwise, path: CardsRoute.block(cardId: model.cardId).path.absolute)
    }
}
