import Localization
import Models
import Navigation
import Observation
import PlanModel
import ScreenKit
import Services

/// Sets the amounts of a month in one form.
@Observable
final class BudgetAmountsViewModel: ContextModel<PlanContext>, LoadableModel {
    /// What the fields are filled with.
    enum Fill: String {
        /// The amounts of the month.
        case current
        /// The amounts of the month before.
        case last
        /// The amounts of the month; where there is none, the suggestion.
        case suggested
    }

    private(set) var amounts: BudgetAmounts?
    /// `2026-11`; empty or unreadable: this month.
    var monthText = ""
    /// The raw value of a `Fill`; empty: `current`.
    var fillText = ""
    var typed = TypedBudgets()
    /// Whether the amounts are for this month only.
    var isOnce = false
    private(set) var problem: LocalizedText?

    // MARK: - Presentation

    /// The month that is shown.
    var month: Month { MonthText.month(monthText, in: context) }

    /// The same form for a month, filled with its own or other amounts.
    func link(_ month: Month, fill: Fill = .current) -> Link {
        let filled = fill == .current ? [] : [QueryItem("fill", fill.rawValue)]
        return Link(.plan(.budgets), query: [QueryItem("month", month.description)] + filled)
    }

    /// The month at a glance.
    var overviewLink: Link { Link(.plan(.overview), query: [QueryItem("month", month.description)]) }

    /// What is known about a category: what it may cost in the month before, and what it usually costs.
    func hint(_ row: BudgetAmounts.Row) -> LocalizedText? {
        guard context.showsBalances else { return row.budget.map { $0.period.afterAmount } }
        let parts: [LocalizedText] = [
            row.budget.flatMap { $0.period == .month ? nil : $0.period.afterAmount },
            row.previous.flatMap { $0 == row.budget ? nil : "before: \($0.amount)" },
            row.suggestion.map { "usually \($0)" },
        ].compactMap(\.self)
        return parts.isEmpty ? nil : parts.dropFirst().reduce(parts[0]) { "\($0) · \($1)" }
    }

    // MARK: - Data Loading

    func load() async throws {
        let amounts = try await context.services.budgets().fetchAmounts(of: month)
        self.amounts = amounts
        let fill = Fill(rawValue: fillText) ?? .current
        for row in amounts.rows { typed.fill(row, with: amount(of: row, fill), in: context.locale) }
    }

    private func amount(of row: BudgetAmounts.Row, _ fill: Fill) -> Money? {
        switch fill {
        case .current: row.budget?.amount
        case .last: row.previous?.amount
        case .suggested: row.budget?.amount ?? row.suggestion
        }
    }

    // MARK: - Actions

    func save() async {
        guard let amounts else { return }
        guard let changes = typed.changes(of: amounts.rows, in: context) else { return problem = "Some amounts are not saved yet." }
        do {
            let change = try await context.services.budgets().setBudgets(changes, from: month, isOnce: isOnce)
            context.notify(change.map { Notice("Budgets saved", undo: $0.description) } ?? Notice("Nothing was changed"))
            context.open(overviewLink)
        } catch {
            problem = context.message(of: error)
        }
    }
}
