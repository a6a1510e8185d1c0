import Localization
import Models
import Navigation
import Observation
import Services

/// Creates a custom benefit.
@Observable
final class NewBenefitViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
    private(set) var card: WalletCard?
    var form = BenefitForm()
    private(set) var errors = BenefitForm.Errors()
    /// The idempotency key: a form that is submitted twice creates one benefit.
    var key = ""

    // MARK: - Properties

    let cardId: String

    // MARK: - Dependencies

    let context: MemberContext
    private let cards: any CardServiceProtocol
    private let service: any BenefitServiceProtocol
    private weak let coordinator: CardsCoordinator?

    // MARK: - Initialization

    init(
        cardId: String, cards: any CardServiceProtocol, service: any BenefitServiceProtocol, context: MemberContext,
        coordinator: CardsCoordinator?
    ) {
        self.cardId = cardId
        self.cards = cards
        self.service = service
        self.context = context
        self.coordinator = coordinator
    }

    /// The currency of the card.
    var currency: Currency { card?.value.fee.currency ?? context.household.currency }

    // MARK: - Data Loading

    func loadData() async {
        guard let id = ID<Card>(cardId) else { return state = .error(.notFound) }
        state = .loading
        do {
            card = try await cards.fetchCard(id: id).card
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

    func add() async {
        guard let card else { return }
        errors = form.errors(currency: currency, locale: context.locale, today: context.today)
        guard errors.isEmpty,
            let terms = form.terms(base: nil, currency: currency, locale: context.locale, today: context.today)
        else { return }
        do {
            let benefit = try await service.addBenefit(to: card.id, terms, key: key.isEmpty ? nil : key)
            coordinator?.notify(Notice("\(benefit.terms.name) added"))
            coordinator?.open(Link(.cards(.benefitDetail(cardId: cardId, benefitId: benefit.id.description))))
        } catch {
            errors.form = message(of: error)
        }
    }
}
