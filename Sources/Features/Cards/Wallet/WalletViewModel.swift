import Models
import Navigation
import Observation
import Services

/// The wallet: its cards, what they still give, and what is lost next.
@Observable
final class WalletViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    private(set) var wallet: Wallet?
    /// Whether cards are being put in order.
    var isOrdering = false

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any CardServiceProtocol
    private let actions: BenefitActions
    private weak let coordinator: CardsCoordinator?

    // MARK: - Initialization

    init(
        service: any CardServiceProtocol, benefits: any BenefitServiceProtocol, context: MemberContext, coordinator: CardsCoordinator?
    ) {
        self.service = service
        self.context = context
        self.coordinator = coordinator
        actions = BenefitActions(service: benefits, context: context, coordinator: coordinator)
    }

    // MARK: - What is shown

    var cards: [any CardDisplayable] { wallet?.cards ?? [] }

    /// What is lost next.
    var next: [BenefitItem] { wallet?.next.map { BenefitItem($0, canWrite: context.canWrite) } ?? [] }

    /// What is asked; a viewer is asked nothing.
    var questions: [BenefitQuestion] { context.canWrite ? wallet?.questions ?? [] : [] }

    /// What all cards still give, in the currency of which there is most; nil where there is nothing.
    var available: Money? { wallet?.available.first }

    /// The same in other currencies.
    var otherAvailable: [Money] { Array(wallet?.available.dropFirst() ?? []) }

    /// What of it is lost within a week.
    var expiring: [Money] { wallet?.expiring.filter { !$0.isZero } ?? [] }

    /// The same screen, with cards being put in order or not.
    func link(ordering: Bool) -> Link { Link(.cards(.wallet), query: ordering ? [QueryItem("order", "1")] : []) }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        await refresh()
    }

    func refresh() async {
        do {
            wallet = try await service.fetchWallet()
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

    func use(_ item: BenefitItem) async { await actions.use(item) }

    func answer(_ question: BenefitQuestion, with choice: BenefitListing?) async { await actions.answer(question, with: choice) }

    /// Moves a card by one place.
    ///
    /// - Parameter places: −1: towards the front.
    func move(_ card: ID<Card>, by places: Int) async {
        var order = cards.map(\.id)
        guard let index = order.firstIndex(of: card), order.indices.contains(index + places) else { return }
        order.swapAt(index, index + places)
        do {
            try await service.orderCards(order)
        } catch {
            coordinator?.notify(Notice(ServiceError(error).description))
        }
    }
}
