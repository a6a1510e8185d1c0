import Models
import Services
import Storage

/// The savings part of the home screen.
struct HomeSavingsSummary {
    /// Nil in a household without savings accounts and goals.
    let savings: HomeSavings?
    /// The first goal behind schedule, by its day.
    let insight: HomeInsight?

    /// - Parameters:
    ///   - accounts: all own accounts, archived ones too.
    ///   - holdings: their booked balances, in the same order.
    init(_ connection: Connection, household: Household, accounts: [Account], holdings: [Money], today: Day) throws {
        let held = zip(accounts, holdings).filter { $0.0.kind.isSavings && !$0.0.isArchived }
        let goals = try SavingsGoalRepository(connection, household: household.id).all().filter { !$0.isRemoved }
        guard !held.isEmpty || !goals.isEmpty else {
            (savings, insight) = (nil, nil)
            return
        }
        let totals = RateTotals(connection, household: household.id, in: household.currency, on: today)
        var goalProgress: [GoalProgress] = []
        if !goals.isEmpty {
            let plans = try SavingsPlanRepository(connection, household: household.id).all()
            let named = Set(goals.flatMap(\.parts).map(\.account))
            let sources = zip(accounts, holdings).filter { named.contains($0.0.id) }.map { account, held in
                GoalForecast.Source(account, holding: held, plan: plans[account.id])
            }
            goalProgress = GoalForecast(goals, sources: sources, today: today).goalProgress()
        }
        savings = HomeSavings(
            total: try totals.total(of: held.map(\.1)),
            goals: Array(
                (goalProgress.filter { $0.status != .reached } + goalProgress.filter { $0.status == .reached }).prefix(HomeSavings.maxGoals)
            ))
        insight = HomeInsight.goalBehind(among: goalProgress, today: today)
    }
}
