import Models
import SavingsModel
import ServiceKit
import Services

/// What Home shows of savings: the total of savings accounts, and the first goals.
extension SavingsModule: HomeContributor {
    /// Adds nothing in a household without savings accounts and goals. Its message: the first goal behind schedule, by its day.
    func read(_ home: HomeReading, into overview: inout HomeOverview) throws {
        let (connection, household, today) = (home.reading.connection, home.context.household, home.today)
        let held = zip(home.accounts, home.holdings).filter { $0.0.kind.isSavings && !$0.0.isArchived }
        let goals = try SavingsGoalRepository(connection, household: household.id).all().filter { !$0.isRemoved }
        guard !held.isEmpty || !goals.isEmpty else { return }
        let totals = RateTotals(connection, household: household.id, in: household.currency, on: today)
        var goalProgress: [GoalProgress] = []
        if !goals.isEmpty {
            let plans = try SavingsPlanRepository(connection, household: household.id).all()
            let named = Set(goals.flatMap(\.parts).map(\.account))
            let sources = zip(home.accounts, home.holdings).filter { named.contains($0.0.id) }.map { account, held in
                GoalForecast.Source(account, holding: held, plan: plans[account.id])
            }
            goalProgress = GoalForecast(goals, sources: sources, today: today).goalProgress()
        }
        overview.parts[HomeSavings.self] = HomeSavings(
            total: try totals.total(of: held.map(\.1)),
            goals: Array(
                (goalProgress.filter { $0.status != .reached } + goalProgress.filter { $0.status == .reached }).prefix(HomeSavings.maxGoals)
            ))
        if let behind = GoalInsight(among: goalProgress, today: today) { overview.parts.add(behind) }
    }
}
