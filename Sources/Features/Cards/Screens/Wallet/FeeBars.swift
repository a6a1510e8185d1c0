import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import Services

/// What each card with a fee gave back in its fee year, as a bar with a mark at the fee.
struct FeeBars: View {
    let cards: [WalletCard]
    let context: MemberContext

    var body: some View {
        if !rows.isEmpty {
            Section(
                "Value against the fee", id: "fee-bars", link: SectionLink("Value", path: CardsRoute.value.path.absolute),
                note: "The mark is the annual fee. Each card over its own fee year so far."
            ) {
                ForEach(rows, id: \.card.id.description) { row($0) }
            }
        }
    }

    private var rows: [WalletCard] { cards.filter { $0.value.fee.minorUnits > 0 } }

    private func row(_ card: WalletCard) -> some View {
        li(.class("row share-row")) {
            CardThumb(card.cardGradient, id: "worth-\(card.card.id)")
            div(.class("row-text")) {
                div(.class("share-line")) {
                    a(.class("row-title"), .href(CardsRoute.detail(cardId: card.card.id.description).path.absolute)) {
                        .verbatim(card.displayName)
                    }
                    AmountText(card.value.redeemed, wholeAmounts: true)
                }
                ThresholdBar(
                    "Redeemed of the annual fee",
                    value: context.showsBalances ? card.value.redeemed : .zero(card.value.fee.currency), threshold: card.value.fee)
                span(.class("row-subtitle")) {
                    .joined(["Fee \(public: card.value.fee, wholeAmounts: true)", card.value.recommendation.title])
                }
            }
        }
    }
}
