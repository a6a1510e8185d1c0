import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// The settings of a card: its details, its product facts, its sign-up bonus, and its removal from the wallet.
@Observable
final class CardSettingsViewModel: LoadableModel {

    // MARK: - Published Properties

    /// The card as currently stored.
    private(set) var details: CardDetails?
    var form = CardForm()
    var bonus = BonusForm()
    private(set) var errors = CardForm.Errors()
    private(set) var bonusErrors = BonusForm.Errors()
    /// The revision of the card that the form was filled from.
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

    var card: Card? { details?.card.card }

    var accounts: [Account] {
        guard let details else { return [] }
        // The current account of the card is an option even if it is archived.
        return details.accounts + (details.account.map { chosen in details.accounts.contains { $0.id == chosen.id } ? [] : [chosen] } ?? [])
    }

    /// The currency of the fee and of the bonus.
    var currency: Currency { details?.card.value.fee.currency ?? context.household.currency }

    /// The title of the option that keeps the current color; nil if the color is in the palette.
    var keepsColour: LocalizedText? {
        guard let gradient = card?.facts.gradient, !CardGradient.palette.contains(gradient) else { return nil }
        return "As it is"
    }

    var status: CardStatus { details?.card.cardStatus ?? .active }

    /// The confirmation question before the card is removed. It lists what is deleted and what is kept.
    var removeQuestion: LocalizedText {
        guard let card = details?.card else { return "" }
        let count = card.benefits.count
        guard count > 0 else { return "Remove \(card.displayName) from the wallet? What it gave stays in the history." }
        return .plural(
            count, one: "Remove \(card.displayName) and its benefit from the wallet? What it gave stays in the history.",
            other: "Remove \(card.displayName) and its \(count) benefits from the wallet? What it gave stays in the history.")
    }

    var cancelQuestion: LocalizedText {
        guard let card = details?.card else { return "" }
        return "Mark \(card.displayName) as cancelled? Its benefits end with it."
    }

    // MARK: - Data Loading

    func load() async throws {
        guard let id = ID<Card>(cardId) else { throw ServiceError.notFound }
        let found = try await context.services.cards().fetchCard(id: id)
        guard !found.card.card.isRemoved else { throw ServiceError.notFound }
        details = found
        form = CardForm(found.card.card, locale: context.locale)
        bonus = found.card.card.bonus.map { BonusForm($0, locale: context.locale) } ?? BonusForm()
        revision = String(found.card.card.revision)
    }

    // MARK: - Actions

    func save() async {
        guard let card else { return }
        errors = form.errors(hasFacts: true, currency: currency, locale: context.locale, today: context.today)
        bonusErrors = bonus.errors(currency: currency, locale: context.locale, today: context.today)
        guard errors.isEmpty, bonusErrors.isEmpty else { return }
        let edit = CardEdit(
            facts: form.facts(keeping: card.facts.gradient, currency: currency, locale: context.locale), account: form.chosenAccount,
            nickname: form.nickname.trimmed, lastFour: form.lastFour.trimmed, expiry: form.expiryMonth,
            opened: form.openedDay(in: context.locale, today: context.today),
            bonus: bonus.bonus(currency: currency, locale: context.locale, today: context.today))
        await act {
            _ = try await context.services.cards().updateCard(id: card.id, edit, revision: Int64(revision) ?? 0)
            context.notify(Notice("Saved"))
            openCard()
        }
    }

    /// Applies a status change, such as deactivation or return, and shows a notice.
    func apply(_ step: CardTransition, saying sentence: LocalizedText) async {
        guard let card else { return }
        await act {
            _ = try await context.services.cards().apply(step, id: card.id, replacement: nil)
            context.notify(Notice(sentence))
            openCard()
        }
    }

    func remove() async {
        guard let card = details?.card else { return }
        await act {
            let change = try await context.services.cards().deleteCard(id: card.id)
            context.notify(Notice("\(card.displayName) removed", undo: change.description))
            context.popToRoot()
        }
    }

    // MARK: - Private Methods

    private func openCard() { context.push(.detail(cardId: cardId)) }

    private func act(_ body: () async throws -> Void) async {
        do {
            try await body()
        } catch ServiceError.conflict {
            isConflict = true
            revision = card.map { String($0.revision) } ?? ""
            errors.form = "Somebody else changed this card in the meantime. Save again to keep what you typed."
        } catch {
            errors.form = context.message(of: error)
        }
    }
}
