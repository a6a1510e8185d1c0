import Models
import PlanModel
import StatementFiles

/// The budgets of a household as periodic amounts of an export.
struct BudgetExportBuilder {
    let household: Household

    /// The periods of a budget, grouped by amount. If the amount changes within a period, that of its last month is used; carry-over is ignored.
    func budgets(of budget: CategoryBudget, category: Int) -> [ExportedBudget] {
        guard let first = budget.steps.first?.from, let last = budget.steps.last?.from else { return [] }
        var found: [ExportedBudget] = []
        var month = first
        while month <= last {
            guard let begun = budget.term(in: month), let term = budget.term(in: begun.months.upperBound) else {
                month = month.next
                continue
            }
            append(term, category, to: &found)
            month = term.months.upperBound.next
        }
        // After the last change every period has the same amount.
        if budget.budget(in: last) != nil, !found.isEmpty { found[found.count - 1].end = nil }
        return found
    }

    private func append(_ term: BudgetTerm, _ category: Int, to budgets: inout [ExportedBudget]) {
        let (from, end) = (firstDay(term.months.lowerBound), firstDay(term.months.upperBound.next))
        if let last = budgets.last, last.end == from, last.period == term.budget.period, last.amount == term.budget.amount {
            budgets[budgets.count - 1].end = end
        } else {
            budgets.append(ExportedBudget(category: category, from: from, end: end, period: term.budget.period, amount: term.budget.amount))
        }
    }

    /// The day of the month, also if the household's months begin on the Friday before a weekend, which no period of `hledger` can express.
    private func firstDay(_ month: Month) -> Day { month.firstDay.adding(days: household.firstMonthDay - 1) }
}
