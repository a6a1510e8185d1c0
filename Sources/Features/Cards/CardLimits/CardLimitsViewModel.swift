import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// The limits of a card, as the member has set them at the bank, and the maximum that the bank allows.
@Observable
final class CardLimitsViewModel: LoadableModel {

    // MARK: - Published Properties

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

    let context: CardsContext

    // MARK: - Initialization

    init(_ context: CardsContext, cardId: String) {
        self.context = context
        self.cardId = cardId
    }

    // MARK: - Presentation

    var card: (any CardDisplayable)? { details?.card }

    /// The currency of the account, else of the card.
    var currency: Currency { details?.account?.currency ?? details?.card.value.fee.currency ?? context.household.currency }

    /// The limits as currently stored.
    var current: CardLimits { details?.card.card.limits ?? CardLimits() }

    // MARK: - Data Loading

    func load() async throws {
        guard let id = ID<Card>(cardId) else { throw ServiceError.notFound }
        let found = try await context.services.cards().fetchCard(id: id)
        guard !found.card.card.isRemoved else { throw ServiceError.notFound }
        details = found
        for kind in CardLimits.Kind.allCases {
            limits[kind] = found.card.card.limits[kind]?.typedText(in: context.locale)
            maxima[kind] = found.card.card.maxima[kind]?.typedText(in: context.locale)
        }
        revision = String(found.card.card.revision)
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
            _ = try await context.services.cards().setLimits(id: card.id, set, maxima: most, revision: Int64(revision) ?? 0)
            context.notify(Notice("Saved"))
            context.push(.detail(cardId: cardId))
        } catch ServiceError.conflict {
            isConflict = true
            revision = String(card.revision)
            problem = "Somebody else changed this card in the meantime. Save again to keep what you typed."
        } catch {
            problem = context.message(of: error)
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
