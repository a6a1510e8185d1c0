import Localization
import Models
import Navigation
import Observation
import Services

/// Activates a new or deactivated card.
@Observable
final class ActivateCardViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
    private(set) var card: (any CardDisplayable)?
    private(set) var problem: LocalizedText?

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

    /// Whether the card can be activated.
    var canActivate: Bool { card.map { [.inactive, .pendingActivation].contains($0.cardStatus) } ?? false }

    // MARK: - Data Loading

    func loadData() async {
        guard let id = ID<Card>(cardId) else { return state = .error(.notFound) }
        state = .loading
        do {
            let found = try await service.fetchCard(id: id)
            guard !found.card.card.isRemoved else { return state = .error(.notFound) }
            card = found.card
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

    func activate() async {
        guard let card else { return }
        do {
            _ = try await service.apply(.activate, id: card.id, replacement: nil)
            coordinator?.notify(Notice("\(card.displayName) is active"))
            coordinator?.open(Link(.cards(.detail(cardId: cardId))))
        } catch {
            problem = message(of: error)
        }
    }
}
