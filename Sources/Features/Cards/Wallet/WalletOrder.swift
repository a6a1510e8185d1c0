import DesignSystem
import HTML
import Localization
import Models
import Navigation
import Services

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
                    div(.class("order-buttons")) {
                        Button(
                            "Move \(card.displayName) up", role: .plain, disabled: card.id == model.cards.first?.id, name: "up",
                            action: { await model.move(card.id, by: -1) }, content: { Icon(.chevronUp, size: .small) })
                        Button(
                            "Move \(card.displayName) down", role: .plain, disabled: card.id == model.cards.last?.id, name: "down",
                            action: { await model.move(card.id, by: 1) }, content: { Icon(.chevronDown, size: .small) })
                    }
                }
            }
        }
    }
}
