import Localization
import Models
import Navigation
import Observation
import Services

/// The limits of a card, as the member has set them at the bank, and the maximum that the bank allows.
@Observable
final class CardLimitsViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
    private(set) var details: CardDetails?
    /// The form values by kind of limit.
    var limits: [CardLimits.Kind: String] = [:]
    var maxima: [CardLimits.Kind: String] = [:]
    private(set) var limitErrors: [CardLimits.Kind: LocalizedText] = [:]
    private(set) var maximumErrors: [CardLimits.Kind: LocalizedText] = [:]
    private(set) var problem: LocalizedText?
    var revision = ""
    /// Whether another member changed the card since the form was filled.
    private(set) var isConflict = false

    // MARK: - Properties

    let cardId: String

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any CardServiceProtocol
    private weak let coordinator: CardsCoordinator?

    // MARK: - Initialization

    init(cardId: String, service: any CardServiceProtocol, context: MemberContext, coordinator: CardsCoordinator?) {
        self.cardId = cardId
        self.service = service
        self.context = context
        self.coordinator = coordinator
    }

    // MARK: - Presentation

    var card: (any CardDisplayable)? { details?.card }

    /// The currency of the account, else of the card.
    var currency: Currency { details?.account?.currency ?? details?.card.value.fee.currency ?? context.household.currency }

    /// The limits as currently stored.
    var current: CardLimits { details?.card.card.limits ?? CardLimits() }

    // MARK: - Data Loading

    func loadData() async {
        guard let id = ID<Card>(cardId) else { return state = .error(.notFound) }
        state = .loading
        do {
            let found = try await service.fetchCard(id: id)
            guard !found.card.card.isRemoved else { return state = .error(.notFound) }
            details = found
            for kind in CardLimits.Kind.allCases {
                limits[kind] = found.card.card.limits[kind]?.typedText(in: context.locale)
                maxima[kind] = found.card.card.maxima[kind]?.typedText(in: context.locale)
            }
            revision = String(found.card.card.revision)
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

    func save() async {
        guard let card = details?.card.card else { return }
        (limitErrors, maximumErrors) = ([:], [:])
        let set = read(&limits, errors: &limitErrors)
        let most = read(&maxima, errors: &maximumErrors)
        for (kind, violation) in set.violations(within: most) where limitErrors[kind] == nil {
            limitErrors[kind] = RuleViolation(violation, of: kind).text
        }
        guard limitErrors.isEmpty, maximumErrors.isEmpty else { return }
        do {
            _ = try await service.setLimits(id: card.id, set, maxima: most, revision: Int64(revision) ?? 0)
            coordinator?.notify(Notice("Saved"))
            coordinator?.open(Link(.cards(.detail(cardId: cardId))))
        } catch ServiceError.conflict {
            isConflict = true
            revision = String(card.revision)
            problem = "Somebody else changed this card in the meantime. Save again to keep what you typed."
        } catch {
            problem = message(of: error)
        }
    }

    // MARK: - Private Methods

    /// Parses the form values and clears fields that contain a card number.
    private func read(_ texts: inout [CardLimits.Kind: String], errors: inout [CardLimits.Kind: LocalizedText]) -> CardLimits {
        var read = CardLimits()
        for kind in CardLimits.Kind.allCases {
            var text = texts[kind] ?? ""
            if let violation = TypedText.violation(of: &text) {
                texts[kind] = text
                errors[kind] = violation
                continue
            }
            guard !text.trimmed.isEmpty else { continue }
            guard let amount = AmountParser.parse(text, locale: context.locale, currency: currency) else {
                errors[kind] = "Amount must be a valid number"
                continue
            }
            if amount.minorUnits <= 0 { errors[kind] = RuleViolation.cardLimitNotPositive(kind).text }
            read[kind] = amount
        }
        return read
    }
}
