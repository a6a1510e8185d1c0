import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit

/// The annual fees that fall due, by day.
struct CardFeesView: View {
    let model: CardFeesViewModel

    var body: some View {
        Loaded(model, .list, retry: CardsRoute.fees.path.absolute) {
            Live("fees") { content }
        }
        .navigationTitle("Annual fees")
    }

    @ViewBuilder private var content: some View {
        if model.cards.isEmpty {
            EmptyStateView(.creditcard, sentence: "No card has an annual fee that falls due on a known day.")
        } else {
            Section {
                ForEach(model.cards, id: \.id.description) { card in
                    ListRow(
                        .verbatim(card.displayName), subtitle: card.nextFeeDay.map { "\($0)" },
                        path: CardsRoute.detail(cardId: card.id.description).path.absolute
                    ) {
                        CardThumb(card.cardGradient, id: "fee-\(card.id)")
                    } trailing: {
                        AmountText(card.value.fee, visibility: .publicFact, wholeAmounts: true)
                    }
                }
            }
        }
    }
}
