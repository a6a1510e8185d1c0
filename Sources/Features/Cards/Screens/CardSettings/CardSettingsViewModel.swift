import CardsModel
import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// The settings of a card: its details, its product facts, its sign-up bonus, and its removal from the wallet.
@Observable
final class CardSettingsViewModel: EditableModel {
    /// The card as currently stored.
    private(set) var details: CardDetails?
    var form = EditForm<CardForm>()

    let cardId: String

    let context: CardsContext

    init(_ context: CardsContext, cardId: String) {
        self.context = context
        self.cardId = cardId
    }

    // MARK: - Presentation

    var texts: EditTexts { .card }

    var card: Card? { details?.card.card }

    /// The card as it looks.
    var face: (any CardDisplayable)? { details?.card }

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
        guard count > 0 else { return "Remove \(card.displayName) from the wallet? Coffer keeps its history." }
        return .plural(
            count, one: "Remove \(card.displayName) and its benefit from the wallet? Coffer keeps its history.",
            other: "Remove \(card.displayName) and its \(count) benefits from the wallet? Coffer keeps its history.")
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
        form.begin(with: CardForm(found.card.card, locale: context.locale), revision: found.card.card.revision)
    }

    // MARK: - Actions

    func save() async {
        guard let card else { return }
        var errors = form.values.errors(hasFacts: true, currency: currency, locale: context.locale, today: context.today)
        form.values.bonus.validate(currency: currency, locale: context.locale, today: context.today, errors: &errors)
        form.errors = errors
        guard form.errors.isEmpty else { return }
        let edit = CardEdit(
            facts: form.values.facts(keeping: card.facts.gradient, currency: currency, locale: context.locale),
            account: form.values.chosenAccount, nickname: form.nickname.trimmed, lastFour: form.lastFour.trimmed,
            expiry: form.values.expiryMonth, opened: form.values.openedDay(in: context.locale, today: context.today),
            bonus: form.bonus.bonus(currency: currency, locale: context.locale, today: context.today))
        await submit {
            _ = try await context.services.cards().updateCard(id: card.id, edit, revision: form.seenRevision)
            context.dismiss(showing: "Saved")
        }
    }

    /// Applies a status change, such as deactivation or return, and shows a notice.
    func apply(_ step: CardTransition, saying sentence: LocalizedText) async {
        guard let card else { return }
        await submit {
            _ = try await context.services.cards().apply(step, id: card.id, replacement: nil)
            context.dismiss(showing: sentence)
        }
    }

    func remove() async {
        guard let card = details?.card else { return }
        await submit {
            let change = try await context.services.cards().deleteCard(id: card.id)
            context.notify(Notice("\(card.displayName) removed", undo: change.description))
            context.popToRoot()
        }
    }
}
