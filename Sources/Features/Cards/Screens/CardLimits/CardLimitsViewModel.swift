import CardsModel
import Localization
import Models
import Observation
import ScreenKit
import Services

/// The limits of a card, as the member has set them at the bank, and the maximum that the bank allows.
@Observable
final class CardLimitsViewModel: EditableModel {
    private(set) var details: CardDetails?
    var form = EditForm<CardLimitsForm>()

    let cardId: String

    let context: CardsContext

    init(_ context: CardsContext, cardId: String) {
        self.context = context
        self.cardId = cardId
    }

    var texts: EditTexts { .card }

    var card: (any CardDisplayable)? { details?.card }

    /// The currency of the account, else of the card.
    var currency: Currency { details?.account?.currency ?? details?.card.value.fee.currency ?? context.household.currency }

    func load() async throws {
        guard let id = ID<Card>(cardId) else { throw ServiceError.notFound }
        let found = try await context.services.cards().fetchCard(id: id)
        guard !found.card.card.isRemoved else { throw ServiceError.notFound }
        details = found
        form.begin(with: CardLimitsForm(found.card.card, locale: context.locale), revision: found.card.card.revision)
    }

    func save() async {
        guard let card = details?.card.card else { return }
        var errors = CardLimitsForm.Errors()
        let read = form.values.read(in: context.locale, currency, errors: &errors)
        form.errors = errors
        guard form.errors.isEmpty else { return }
        await submit {
            _ = try await context.services.cards().setLimits(
                id: card.id, read.limits, maxima: read.maxima, revision: form.seenRevision)
            context.dismiss(showing: "Saved")
        }
    }
}
