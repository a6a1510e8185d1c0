import CardsModel
import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Creates a custom benefit.
@Observable
final class NewBenefitViewModel: EditableModel {
    private(set) var card: WalletCard?
    var form = EditForm<BenefitForm>()

    let cardId: String

    let context: CardsContext

    init(_ context: CardsContext, cardId: String) {
        self.context = context
        self.cardId = cardId
    }

    var texts: EditTexts { .benefit }

    /// The currency of the card.
    var currency: Currency { card?.value.fee.currency ?? context.household.currency }

    func load() async throws {
        guard let id = ID<Card>(cardId) else { throw ServiceError.notFound }
        card = try await context.services.cards().fetchCard(id: id).card
    }

    func save() async {
        guard let card else { return }
        form.errors = form.values.errors(currency: currency, locale: context.locale, today: context.today)
        guard form.errors.isEmpty,
            let terms = form.values.terms(base: nil, currency: currency, locale: context.locale, today: context.today)
        else { return }
        await submit {
            let benefit = try await context.services.benefits().addBenefit(to: card.id, terms, key: form.draftKey)
            context.notify(Notice("\(benefit.terms.name) added"))
            context.close(orPush: .benefitDetail(cardId: cardId, benefitId: benefit.id.description))
        }
    }
}
