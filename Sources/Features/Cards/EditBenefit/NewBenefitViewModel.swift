import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Creates a custom benefit.
@Observable
final class NewBenefitViewModel: LoadableModel {

    // MARK: - Published Properties

    private(set) var card: WalletCard?
    var form = BenefitForm()
    private(set) var errors = BenefitForm.Errors()
    /// The idempotency key: a form that is submitted twice creates one benefit.
    var key = ""

    // MARK: - Properties

    let cardId: String

    // MARK: - Dependencies

    let context: CardsContext

    // MARK: - Initialization

    init(_ context: CardsContext, cardId: String) {
        self.context = context
        self.cardId = cardId
    }

    /// The currency of the card.
    var currency: Currency { card?.value.fee.currency ?? context.household.currency }

    // MARK: - Data Loading

    func load() async throws {
        guard let id = ID<Card>(cardId) else { throw ServiceError.notFound }
        card = try await context.services.cards().fetchCard(id: id).card
    }

    // MARK: - Actions

    func add() async {
        guard let card else { return }
        errors = form.errors(currency: currency, locale: context.locale, today: context.today)
        guard errors.isEmpty,
            let terms = form.terms(base: nil, currency: currency, locale: context.locale, today: context.today)
        else { return }
        do {
            let benefit = try await context.services.benefits().addBenefit(to: card.id, terms, key: key.isEmpty ? nil : key)
            context.notify(Notice("\(benefit.terms.name) added"))
            context.push(.benefitDetail(cardId: cardId, benefitId: benefit.id.description))
        } catch {
            errors.form = context.message(of: error)
        }
    }
}
