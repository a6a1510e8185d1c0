import Localization
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
    /// The balances of the coming three months; nil in other months.
    private(set) var forecast: HouseholdForecast?
    /// What can be set in the rows; nil for members who may not.
    private(set) var amounts: BudgetAmounts?
    var typed = TypedBudgets()
    private(set) var problem: LocalizedText?
    /// `2026-11`; empty or unreadable: this month.
    var monthText = ""

    /// The month that is shown.
    var month: Month { MonthText.month(monthText, in: context) }

    /// The budgets of a period.
    func lines(_ period: BudgetPeriod) -> [BudgetLine] { (overview?.lines ?? []).filter { $0.status.budget.period == period } }

    /// What is still expected to come in; nil if it is nothing.
    var incomeToCome: Money? { expected.flatMap { $0.toCome.total.isZero ? nil : $0.toCome.total } }

    /// The income of the month with what is still to come; nil if it is too large.
    var income: Money? {
        guard let income = overview?.income else { return nil }
        guard let open = incomeToCome else { return income }
        return try? income + open
    }

    /// The expected money until the month ends that is not late, by day.
    var expectedDays: [(day: Day, items: [ExpectedSummary])] {
        guard let expected else { return [] }
        let coming = expected.items.filter { summary in
            guard summary.status == .expected, let due = summary.next?.due else { return false }
            return due >= context.today && due <= expected.monthEnd
        }
        let days = Dictionary(grouping: coming) { $0.next?.due ?? context.today }
        return days.sorted { $0.key < $1.key }.map { (day: $0.key, items: $0.value) }
    }

    /// The budget of a category as it can be set; nil for members who may not.
    func amount(of category: Category) -> BudgetAmounts.Row? { amounts?.rows.first { $0.category.id == category.id } }

    /// What a category usually costs a month, where a press can make it its budget.
    func usual(_ row: BudgetAmounts.Row) -> Money? {
        guard context.showsBalances, let usual = row.suggestion, usual.minorUnits > 0 else { return nil }
        guard let budget = row.budget ?? row.previous else { return usual }
        return budget.period == .month && budget.amount.currency == usual.currency && row.budget?.amount != usual ? usual : nil
    }

    /// The part of a term that is over today, in thousandths; nil before and after it.
    func elapsed(of term: BudgetTerm) -> Int? {
        let household = context.household
        let (first, last) = (household.days(of: term.months.lowerBound).lowerBound, household.days(of: term.months.upperBound).upperBound)
        guard (first...last).contains(context.today) else { return nil }
        return (first.distance(to: context.today) + 1) * 1_000 / (first.distance(to: last) + 1)
    }

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
        forecast = isCurrent ? try await context.services.forecasts().fetchForecast(months: 3, whatIf: []) : nil
        guard context.canWrite else { return }
        let amounts = try await context.services.budgets().fetchAmounts(of: month)
        self.amounts = amounts
        for row in amounts.rows { typed.fill(row, with: row.budget?.amount, in: context.locale) }
    }

    // MARK: - Actions

    /// Saves the amounts that were typed into the rows.
    func save() async {
        guard let amounts else { return }
        guard let changes = typed.changes(of: amounts.rows, in: context) else { return problem = "Some amounts are not saved yet." }
        await set(changes, saying: "Budgets saved")
    }

    /// Makes what a category usually costs its budget.
    func setUsual(_ row: BudgetAmounts.Row) async {
        guard let usual = usual(row) else { return }
        var budget = row.budget ?? row.previous ?? Budget(amount: usual)
        budget.amount = usual
        await set(
            [BudgetChange(category: row.category.id, budget: budget, shown: .budget(row.budget))], saying: "\(row.category.name): \(usual)")
    }

    private func set(_ changes: [BudgetChange], saying notice: LocalizedText) async {
        do {
            let change = try await context.services.budgets().setBudgets(changes, from: month, isOnce: false)
            context.notify(change.map { Notice(notice, undo: $0.description) } ?? Notice("Nothing was changed"))
        } catch {
            problem = context.message(of: error)
        }
    }
}
