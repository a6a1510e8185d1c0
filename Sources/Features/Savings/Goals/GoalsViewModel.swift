import Models
import Navigation
import Observation
import Services

/// The goals in their priority order.
@Observable
final class GoalsViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
    private(set) var list: GoalList?
    /// Whether the reordering mode is active.
    var isOrdering = false

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any SavingsServiceProtocol
    private weak let coordinator: SavingsCoordinator?

    // MARK: - Initialization

    init(service: any SavingsServiceProtocol, context: MemberContext, coordinator: SavingsCoordinator?) {
        self.service = service
        self.context = context
        self.coordinator = coordinator
    }

    // MARK: - Presentation

    /// The goals in the order in which they are funded.
    var goals: [GoalProgress] { list?.goals ?? [] }

    /// Whether there is an account that can fund a goal.
    var hasAccounts: Bool { !(list?.accounts.isEmpty ?? true) }

    /// The link to this screen with the reordering mode on or off.
    func link(ordering: Bool) -> Link { Link(.savings(.goals), query: ordering ? [QueryItem("order", "1")] : []) }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        await refresh()
    }

    func refresh() async {
        do {
            list = try await service.fetchGoals()
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

    /// Moves a goal by one place.
    ///
    /// - Parameter places: −1 moves the goal towards the front, 1 towards the back.
    func move(_ goal: ID<SavingsGoal>, by places: Int) async {
        var order = goals.map(\.id)
        guard let index = order.firstIndex(of: goal), order.indices.contains(index + places) else { return }
        order.swapAt(index, index + places)
        do {
            try await service.orderGoals(order)
        } catch {
            coordinator?.notify(Notice(message(of: error)))
        }
    }
}
