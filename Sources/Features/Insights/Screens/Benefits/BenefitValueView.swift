import CardsModel
import DesignSystem
import HTML
import InsightsModel
import Localization
import Models
import Navigation
import ScreenKit

/// Each card's benefits against its fee, in the fee year that runs.
struct BenefitValueView: View {
    let model: BenefitValueViewModel

    var body: some View {
        Loaded(model.report, of: model, .list, retry: InsightsRoute.benefits.path.absolute) { _ in
            Live("benefits") { content }
        }
        .navigationTitle("Benefits and fees")
    }

    @ViewBuilder private var content: some View {
        if model.cards.isEmpty {
            EmptyStateView(.creditcard, sentence: "No card has a fee or a benefit that was used.") {
                ButtonLink("Cards", path: Link(.cards(.wallet)).path)
            }
        } else {
            Section(
                "Used benefits less the fee", id: "cards",
                link: SectionLink(
                    "Show details", path: Link(.cards(.value)).leadingBack(to: Link(.insights(.benefits))).path),
                note: "In the current fee year"
            ) {
                ForEach(model.cards, id: \.id.description) { card in
                    ListRow(
                        .verbatim(card.displayName), subtitle: "\(card.value.redeemed) used, \(card.value.fee) fee",
                        path: Link(.cards(.detail(cardId: card.id.description))).leadingBack(to: Link(.insights(.benefits))).path
                    ) {
                        EmptyView()
                    } trailing: {
                        AmountText(card.value.net)
                    }
                }
            }
        }
    }
}
