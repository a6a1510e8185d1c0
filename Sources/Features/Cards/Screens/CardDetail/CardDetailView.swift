import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit

/// The screen of one card.
struct CardDetailView: View {
    let model: CardDetailViewModel

    var body: some View {
        Loaded(model.details, of: model, .detail, retry: CardsRoute.detail(cardId: model.cardId).path.absolute) { details in
            Live("card") { content(details.card, details.card.value) }
        }
        .toolbar {
            if model.context.canWrite, !model.isRemoved {
                BarAction("Add benefit", symbol: .plus, path: CardsRoute.newBenefit(cardId: model.cardId).path.absolute)
            }
        }
        .titleActions {
            if let card = model.card, model.context.canWrite, !model.isRemoved { CardActions(model: model, status: card.cardStatus) }
        }
        .navigationTitle((model.card?.displayName).map { .verbatim($0) } ?? "Card")
    }

    private func content(_ card: any CardDisplayable, _ value: CardValue) -> some View {
        Group {
            CardNotices(model: model, card: card)
            ForEach(model.questions, id: \.transaction.description) { question in
                QuestionBanner(question: question) { await model.answer(question, with: $0) }
            }
            Columns(.sideAndMain) {
                div {
                    div(.class("card-stage")) { CardComponent(card: card) }
                    CardValueCard(card: card, value: value, nextFeeDay: model.nextFeeDay, context: model.context.memberContext)
                    if let bonus = model.details?.bonus { SignUpBonusCard(progress: bonus, context: model.context.memberContext) }
                }
                div {
                    benefits
                    CardFactList(model: model, card: card)
                }
            }
        }
    }

    @ViewBuilder private var benefits: some View {
        if !model.hasBenefits {
            EmptyStateView(.gift, sentence: "No benefits yet. Add a benefit, and Coffer reminds you of it.") {
                if model.context.canWrite, !model.isRemoved {
                    ButtonLink("Add benefit", path: CardsRoute.newBenefit(cardId: model.cardId).path.absolute)
                }
            }
        }
        if let card = model.card, card.availableBenefitsCount > 0 {
            BenefitList(heading: "To use", id: "benefits", items: model.available) { await model.use($0) }
        }
        if !model.done.isEmpty { BenefitList(heading: "Used", id: "used", items: model.done) { await model.use($0) } }
        if !model.ignored.isEmpty {
            BenefitList(heading: "Ignored", id: "ignored", items: model.ignored, note: "These benefits do not count.") {
                await model.use($0)
            }
        }
    }
}
