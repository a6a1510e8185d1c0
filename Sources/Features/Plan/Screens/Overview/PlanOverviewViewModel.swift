import Models
import Navigation
import Observation
import PlanModel
import ScreenKit
import Services

/// A month at a glance.
@Observable
final class PlanOverviewViewModel: ContextModel<PlanContext>, LoadableModel {
    private(set) var overview: BudgetOverview?
    /// What is still to come in the current month; nil in other months.
    private(set) var expected: ExpectedOverview?
    /// `2026-11`; empty or unreadable: this month.
    var monthText = ""

    /// The month that is shown.
    var month: Month { MonthText.month(monthText, in: context) }

    /// The budgets of a period.
    func lines(_ period: BudgetPeriod) -> [BudgetLine] { (overview?.lines ?? []).filter { $0.status.budget.period == period } }

    /// The same screen for another month.
    func link(_ month: Month) -> Link { Link(.plan(.overview), query: [QueryItem("month", month.description)]) }

    /// The form of the month's amounts.
    var amountsLink: Link { Link(.plan(.budgets), query: [QueryItem("month", month.description)]) }

    /// The budget of a category in the month.
    func link(_ category: Category) -> Link {
        Link(.plan(.budget(categoryId: category.id.description)), query: [QueryItem("month", month.description)])
            .leadingBack(to: link(month))
    }

    func load() async throws {
        overview = try await context.services.budgets().fetchBudgets(in: month)
        let isCurrent = month == context.household.month(of: context.today)
        expected = isCurrent ? try await context.services.expected().fetchExpected() : nil
    }
}
