import Models
import Navigation
import Observation
import SavingsModel
import ScreenKit

/// The goals in their priority order.
@Observable
final class GoalsViewModel: ContextModel<SavingsContext>, LoadableModel {
    private(set) var list: GoalList?
    /// Whether the reordering mode is active.
    var isOrdering = false

    /// The goals in the order in which they are funded.
    var goals: [GoalProgress] { list?.goals ?? [] }

    /// Whether there is an account that can fund a goal.
    var hasAccounts: Bool { !(list?.accounts.isEmpty ?? true) }

    /// The link to this screen with the reordering mode on or off.
    func link(ordering: Bool) -> Link { Link(.savings(.goals), query: ordering ? [QueryItem("order", "1")] : []) }

    func load() async throws {
        list = try await context.services.savings().fetchGoals()
    }

    /// Moves a goal by one place.
    ///
    /// - Parameter places: −1 moves the goal towards the front, 1 towards the back.
    func move(_ goal: ID<SavingsGoal>, by places: Int) async {
        var order = goals.map(\.id)
        guard let index = order.firstIndex(of: goal), order.indices.contains(index + places) else { return }
        order.swapAt(index, index + places)
        await context.perform { try await context.services.savings().orderGoals(order) }
    }
}
