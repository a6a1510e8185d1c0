import InsightsModel
import Models
import Navigation
import Observation
import PlanModel
import ScreenKit
import Services

/// Budgets against what was spent, over the year so far.
@Observable
final class BudgetYearViewModel: ContextModel<InsightsContext>, LoadableModel {
    private(set) var overview: BudgetOverview?

    /// The months with a budget, oldest first.
    var months: [BudgetMonth] { overview?.year.filter { !$0.planned.isZero } ?? [] }

    var planned: Money { sum(\.planned) }
    var spent: Money { sum(\.spent) }

    private func sum(_ amount: (BudgetMonth) -> Money) -> Money {
        let sum = months.reduce(Int128(0)) { $0 + Int128(amount($1).minorUnits) }
        return Money(minorUnits: Int64(clamping: sum), currency: context.household.currency)
    }

    func path(_ month: BudgetMonth) -> String {
        Link(.plan(.overview), query: [QueryItem("month", month.month.description)]).leadingBack(to: Link(.insights(.budgets))).path
    }

    func load() async throws {
        overview = try await context.services.budgets().fetchBudgets(in: context.household.month(of: context.today))
    }
}
