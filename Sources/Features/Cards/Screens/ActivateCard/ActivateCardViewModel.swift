import CardsModel
import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Activates a new or deactivated card.
@Observable
final class ActivateCardViewModel: LoadableModel {
    private(set) var card: (any CardDisplayable)?
    private(set) var problem: LocalizedText?

    let cardId: String

    let context: CardsContext

    init(_ context: CardsContext, cardId: String) {
        self.context = context
        self.cardId = cardId
    }

    /// Whether the card can be activated.
    var canActivate: Bool { card.map { [.inactive, .pendingActivation].contains($0.cardStatus) } ?? false }

    func load() async throws {
        guard let id = ID<Card>(cardId) else { throw ServiceError.notFound }
        let found = try await context.services.cards().fetchCard(id: id)
        guard !found.card.card.isRemoved else { throw ServiceError.notFound }
        card = found.card
    }

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
