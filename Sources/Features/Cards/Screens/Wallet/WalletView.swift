import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit

/// The screen of the wallet.
struct WalletView: View {
    let model: WalletViewModel

    var body: some View {
        Group {
            Form(method: .get) { HiddenField("order", value: model[\.isOrdering].map({ $0 ? "1" : "" }, back: { $0 == "1" })) }
            Loaded(model.wallet, of: model, .wallet, retry: CardsRoute.wallet.path.absolute) { _ in
                if model.cards.isEmpty {
                    empty
                } else if model.isOrdering, model.context.canWrite {
                    Live("wallet") { WalletOrder(model: model) }
                } else {
                    Live("wallet") { content }
                }
            }
        }
        .toolbar {
            if model.context.canWrite { BarAction("Add card", symbol: .plus, path: CardsRoute.new.path.absolute) }
        }
        .titleActions { if model.wallet != nil, !model.cards.isEmpty { links } }
        .navigationTitle("Cards")
    }

    private var links: some View {
        PageActions {
            PageAction("Expiring", symbol: .clock, path: CardsRoute.expiring.path.absolute, isSheet: false)
            PageAction("Value", symbol: .chartBar, path: CardsRoute.value.path.absolute, isSheet: false)
            PageAction("Best card", symbol: .star, path: CardsRoute.best.path.absolute, isSheet: false)
        }
    }

    private var empty: some View {
        EmptyStateView(
            .creditcard, title: "Your wallet is empty",
            sentence: "Add a card to see what it gives back, what expires soon and whether it is worth its fee."
        ) {
            if model.context.canWrite { ButtonLink("Add card", path: CardsRoute.new.path.absolute) }
        }
    }

    private var content: some View {
        Group {
            WalletSummary(model: model)
            ForEach(model.questions, id: \.transaction.description) { question in
                QuestionBanner(question: question) { await model.answer(question, with: $0) }
            }
            Columns {
                div { cards }
                div(.class("wrapping")) { UseBefore(model: model) }
            }
            FeeBars(cards: model.wallet?.cards ?? [], context: model.context.memberContext)
        }
    }

    private var cards: some View {
        section {
            div(.class("section-head")) {
                h2 { .plural(model.cards.count, one: "1 card", other: "\(model.cards.count) cards") }
                if model.context.canWrite, model.cards.count > 1 { a(.href(model.link(ordering: true).path)) { "Order" } }
            }
            ul(.class("wallet")) {
                ForEach(model.cards, id: \.id.description) { card in
                    li {
                        CardComponent(card: card, path: CardsRoute.detail(cardId: card.id.description).path.absolute)
                    }
                }
            }
        }
    }
}
