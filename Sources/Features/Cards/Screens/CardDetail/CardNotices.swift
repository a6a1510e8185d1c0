import CardsModel
import DesignSystem
import HTML
import Localization
import Navigation
import ScreenKit

/// Notices above the details of a card: that it is blocked, expired, removed, or no longer in the catalogue.
struct CardNotices: View {
    let model: CardDetailViewModel
    let card: any CardDisplayable

    var body: some View {
        if model.isRemoved {
            Banner("This card was taken out of the wallet", text: "Coffer keeps its history.", symbol: .archivebox)
        }
        switch card.cardStatus {
        case .blocked:
            Banner(
                model.blockReason.map { "This card is blocked: \($0.word)" } ?? "This card is blocked",
                text: model.blockReason?.canBeLifted == true
                    ? "Unblock the card here after your bank has unblocked it."
                    : "You need a new card. The benefits wait for the new card.",
                symbol: .lock, tone: .danger, link: link("See what is next"))
        case .expired:
            Banner(
                "This card has expired", text: "Enter the new card when you have it.", symbol: .clock, tone: .warning,
                link: link("Replace it"))
        case .pendingActivation:
            Banner(
                "This card waits to be activated", symbol: .creditcard,
                link: model.context.canWrite
                    ? SectionLink("Activate card", path: CardsRoute.activate(cardId: model.cardId).path.absolute) : nil)
        case .cancelled:
            Banner("This card was cancelled", text: "The card has no more benefits. Coffer keeps its history.", symbol: .xmarkCircle)
        case .inactive:
            Banner(
                "This card is set aside", text: "The card's benefits still count.", symbol: .pause,
                link: model.context.canWrite
                    ? SectionLink("Activate card", path: CardsRoute.activate(cardId: model.cardId).path.absolute) : nil)
        case .active: EmptyView()
        }
        if model.isProductMissing {
            Banner(
                "The catalogue does not have this card any more",
                text: "You see the last known details. You can change them in the settings.",
                symbol: .infoCircle, tone: .warning)
        }
    }

    private func link(_ title: LocalizedText) -> SectionLink? {
        model.context.canWrite ? SectionLink(title, path: CardsRoute.block(cardId: model.cardId).path.absolute) : nil
    }
}
