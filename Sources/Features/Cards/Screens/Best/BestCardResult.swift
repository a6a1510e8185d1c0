import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation

/// One suggested card, with the benefits that the purchase would use.
struct BestCardResult: View {
    let best: BestCard
    /// Whether this card has the highest value.
    let isBest: Bool
    let items: [BenefitItem]

    var body: some View {
        section {
            ul(.class("card rows")) {
                ListRow(
                    .verbatim(best.card.displayName), subtitle: isBest ? "Pay with this one" : .verbatim(best.card.issuerName),
                    path: CardsRoute.detail(cardId: best.card.id.description).path.absolute
                ) {
                    CardThumb(best.card.cardGradient, id: "best-\(best.card.id)")
                } trailing: {
                    AmountText(best.left, wholeAmounts: true)
                    small { "to get back" }
                }
                ForEach(items, id: \.id) { BenefitRowView(benefit: $0.benefit, path: $0.path) }
            }
        }
    }
}
