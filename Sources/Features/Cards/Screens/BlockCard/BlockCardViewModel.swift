import CardsModel
import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Blocks a card, and then unblocks or replaces it.
@Observable
final class BlockCardViewModel: LoadableModel {
    private(set) var details: CardDetails?
    /// The raw value of the reason; empty if none is selected.
    var reason = ""
    private(set) var reasonError: LocalizedText?
    var lastFour = ""
    private(set) var lastFourError: LocalizedText?
    var expiry = ""
    private(set) var expiryError: LocalizedText?
    private(set) var problem: LocalizedText?

    let cardId: String

    let context: CardsContext

    init(_ context: CardsContext, cardId: String) {
        self.context = context
        self.cardId = cardId
    }

    // MARK: - Presentation

    var card: (any CardDisplayable)? { details?.card }

    var status: CardStatus { details?.card.cardStatus ?? .active }

    var blockedFor: CardBlockReason? { details?.card.card.blockReason }

    /// Whether the card can be blocked.
    var canBlock: Bool { [.active, .inactive, .pendingActivation].contains(status) }

    /// Whether the card can be replaced by a new one.
    var canReplace: Bool { status == .expired || status == .blocked }

    // MARK: - Data Loading

    func load() async throws {
        guard let id = ID<Card>(cardId) else { throw ServiceError.notFound }
        let found = try await context.services.cards().fetchCard(id: id)
        guard !found.card.card.isRemoved else { throw ServiceError.notFound }
        details = found
    }

    // MARK: - Actions

    func block() async {
        guard let card = details?.card else { return }
        guard let reason = CardBlockReason(rawValue: reason) else { return reasonError = "Choose what happened" }
        await perform {
            _ = try await context.services.cards().apply(.block(reason), id: card.id, replacement: nil)
            context.notify(Notice("\(card.displayName) blocked"))
            // If the block cannot be lifted, this screen stays open because it offers a replacement.
            if reason.canBeLifted { openCard() }
        }
    }

    func unblock() async {
        guard let card = details?.card else { return }
        await perform {
            _ = try await context.services.cards().apply(.unblock, id: card.id, replacement: nil)
            context.notify(Notice("\(card.displayName) is active again"))
            openCard()
        }
    }

    /// Replaces the card by a new one.
    func replace() async {
        guard let card = details?.card else { return }
        lastFourError = TypedText.lastFourViolation(of: &lastFour)
        expiryError = TypedText.violation(of: &expiry)
        if expiryError == nil, !expiry.trimmed.isEmpty, ExpiryText.month(expiry.trimmed) == nil { expiryError = ExpiryText.violation }
        guard lastFourError == nil, expiryError == nil else { return }
        await perform {
            let replacement = CardReplacement(lastFour: lastFour.trimmed, expiry: ExpiryText.month(expiry.trimmed))
            _ = try await context.services.cards().apply(.replace, id: card.id, replacement: replacement)
            context.notify(Notice("The new card waits to be activated"))
            openCard()
        }
    }

    // MARK: - Private Methods

    private func openCard() { context.push(.detail(cardId: cardId)) }

    private func perform(_ body: () async throws -> Void) async {
        do {
            try await body()
        } catch {
            problem = context.message(of: error)
        }
    }
}
