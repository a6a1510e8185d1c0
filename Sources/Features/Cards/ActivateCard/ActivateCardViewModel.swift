import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Activates a new or deactivated card.
@Observable
final class ActivateCardViewModel: LoadableModel {

    // MARK: - Published Properties

    private(set) var card: (any CardDisplayable)?
    private(set) var problem: LocalizedText?

    // MARK: - Properties

    let cardId: String

    // MARK: - Dependencies

    let context: CardsContext

    // MARK: - Initialization

    init(_ context: CardsContext, cardId: String) {
        self.context = context
        self.cardId = cardId
    }

    /// Whether the card can be activated.
    var canActivate: Bool { card.map { [.inactive, .pendingActivation].contains($0.cardStatus) } ?? false }

    // MARK: - Data Loading

    func load() async throws {
        guard let id = ID<Card>(cardId) else { throw ServiceError.notFound }
        let found = try await context.services.cards().fetchCard(id: id)
        guard !found.card.card.isRemoved else { throw ServiceError.notFound }
        card = found.card
    }

    // MARK: - Actions

    func activate() async {
        guard let card else { return }
        do {
            _ = try await context.services.cards().apply(.activate, id: card.id, replacement: nil)
            context.notify(Notice("\(card.displayName) is active"))
            context.push(.detail(cardId: cardId))
        } catch {
            problem = context.message(of: error)
        }
    }
}
