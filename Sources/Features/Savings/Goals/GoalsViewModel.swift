import Models
import Navigation
import Observation
import Services

/// All goals in their order.
@Observable
final class GoalsViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    private(set) var list: GoalList?
    /// Whether goals are being put in order.
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

    // MARK: - What is shown

    /// The first are filled first.
    var goals: [GoalProgress] { list?.goals ?? [] }

    /// Whether there is anything that a goal can be filled from.
    var hasAccounts: Bool { !(list?.accounts.isEmpty ?? true) }

    /// The same screen, with goals being put in order or not.
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
    /// - Parameter places: −1: towards the front.
    func move(_ goal: ID<SavingsGoal>, by places: Int) async {
        var order = goals.map(\.id)
        guard let index = order.firstIndex(of: goal), order.indices.contains(index + places) else { return }
        order.swapAt(index, index + places)
        do {
            try await service.orderGoals(order)
        } catch {
            coordinator?.notify(Notice(ServiceError(error).description))
        }
    }
}
