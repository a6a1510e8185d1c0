import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation

/// The cards as rows that can be moved up and down.
struct WalletOrder: View {
    let model: WalletViewModel

    var body: some View {
        Section("Order", id: "order", link: SectionLink("Done", path: model.link(ordering: false).path)) {
            ForEach(model.cards, id: \.id.description) { card in
                li(.class("row")) {
                    CardThumb(card.cardGradient, id: "thumb-\(card.id)")
                    div(.class("row-text")) {
                        span(.class("row-title")) { .verbatim(card.displayName) }
                        span(.class("row-subtitle")) { .verbatim(card.issuerName) }
                    }
                    MoveButtons(card.displayName, isFirst: card.id == model.cards.first?.id, isLast: card.id == model.cards.last?.id) {
                        await model.move(card.id, by: $0)
                    }
                }
            }
        }
    }
}
