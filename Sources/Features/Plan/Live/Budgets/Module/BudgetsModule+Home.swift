import Models
import PlanModel
import ServiceKit
import Services
import Storage

/// What Home shows of budgets: those of which the largest part is spent, and the one that is exceeded the most.
extension BudgetsModule: HomeContributor {
    /// Adds nothing in a household without budgets. Its message: the most overspent budget of the current month.
    func read(_ home: HomeReading, into overview: inout HomeOverview) throws {
        let household = home.context.household
        let budgets = try BudgetRepository(home.reading.connection, household: household.id).all()
        guard !budgets.isEmpty else { return }
        let reader = try BudgetReader(home.reading, household: household, today: home.today, budgets: budgets)
        let lines = try reader.lines(of: household.month(of: home.today))
        overview.parts[HomeBudgets.self] = HomeBudgets(among: lines)
        let over = lines.filter { $0.status.left.isNegative }
        if let most = over.min(by: { ($0.status.left.minorUnits, $0.category.id) < ($1.status.left.minorUnits, $1.category.id) }) {
            overview.parts.add(
                PlanInsight.budgetOver(category: most.category.id, name: most.category.name, over: most.status.left.magnitude))
        }
    }
}
