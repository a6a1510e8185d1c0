import Models
import Services

/// What a made-up household plans for its savings accounts, and its goals.
struct MockSavings: Sendable {
    /// Of the accounts of which somebody has said anything.
    var plans: [ID<Account>: SavingsPlan]
    /// In the order in which they were made, removed ones too.
    var goals: [SavingsGoal]
    /// The days on which accounts were made; those that the household began with are as old as their first entry.
    var made: [ID<Account>: Day] = [:]
    /// What was made for a form's key.
    var keyedGoals: [String: ID<SavingsGoal>] = [:]

    init(_ data: MockData) {
        plans = data.savingsPlans
        goals = data.goals
    }

    /// Those that are there, in their order.
    var currentGoals: [SavingsGoal] {
        goals.filter { !$0.isRemoved }.sorted { ($0.position, $0.id) < ($1.position, $1.id) }
    }

    /// Puts a goal in the place of the one with its id, or behind the others, with another revision; gives what takes that back.
    mutating func put(_ goal: SavingsGoal) -> MockImage {
        let index = goals.firstIndex { $0.id == goal.id } ?? goals.endIndex
        let before = index < goals.endIndex ? goals[index] : nil
        var stored = goal
        stored.revision = (before?.revision ?? 0) + 1
        goals.replaceSubrange(index..<(before == nil ? index : index + 1), with: CollectionOfOne(stored))
        return .goal(goal.id, before: before, revision: stored.revision)
    }

    /// Puts a goal back as it was before a change, or takes it away where the change made it.
    ///
    /// - Throws: `ServiceError.conflict` where it was changed since.
    mutating func putBack(_ id: ID<SavingsGoal>, _ before: SavingsGoal?, revision: Int64) throws -> MockImage {
        guard var goal = goals.first(where: { $0.id == id }), goal.revision == revision else { throw ServiceError.conflict }
        if let before { goal = before } else { goal.isRemoved = true }
        return put(goal)
    }

    // MARK: - Accounts that go

    /// Takes an account's plan and what goals were to have of it away.
    mutating func remove(_ account: ID<Account>) {
        (plans[account], made[account]) = (nil, nil)
        for goal in goals where goal.parts.contains(where: { $0.account == account }) {
            var rest = goal
            rest.parts.removeAll { $0.account == account }
            _ = put(rest)
        }
    }

    /// Gives an account what another one had. Its own plan stays where it has one.
    mutating func move(_ other: ID<Account>, to account: ID<Account>) {
        plans[account] = plans[account] ?? plans[other]
        for goal in goals where goal.parts.contains(where: { $0.account == other }) {
            var moved = goal
            for index in moved.parts.indices where moved.parts[index].account == other { moved.parts[index].account = account }
            _ = put(moved)
        }
        remove(other)
    }
}
