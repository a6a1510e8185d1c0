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
    /// The typed amounts by category; empty: no budget.
    var texts: [ID<Models.Category>: String] = [:]
    /// The fingerprint of the budget that the form showed for each category.
    var shown: [ID<Models.Category>: String] = [:]
    /// Whether the amounts are for this month only.
    var isOnce = false
    private(set) var problems: [ID<Models.Category>: LocalizedText] = [:]
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
        for row in amounts.rows {
            shown[row.category.id] = row.budget.fingerprint
            texts[row.category.id] = amount(of: row, fill)?.typedText(in: context.locale) ?? ""
        }
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
        var changes: [BudgetChange] = []
        for row in amounts.rows {
            guard case .budget(let budget) = typed(row) else {
                problems[row.category.id] = RuleViolation.budgetAmountInvalid.text
                continue
            }
            guard budget != row.budget else { continue }
            if shown[row.category.id] != row.budget.fingerprint {
                problems[row.category.id] =
                    row.budget.map { "Changed to \($0.amount) meanwhile. Save again to replace it." }
                    ?? "Removed meanwhile. Save again to set it anyway."
                shown[row.category.id] = row.budget.fingerprint
                continue
            }
            changes.append(BudgetChange(category: row.category.id, budget: budget, shown: .budget(row.budget)))
        }
        guard problems.isEmpty else { return problem = "Some amounts are not saved yet." }
        do {
            let change = try await context.services.budgets().setBudgets(changes, from: month, isOnce: isOnce)
            context.notify(change.map { Notice("Budgets saved", undo: $0.description) } ?? Notice("Nothing was changed"))
            context.open(overviewLink)
        } catch {
            problem = context.message(of: error)
        }
    }

    // MARK: - Private Methods

    /// What was typed for a category.
    private enum Typed {
        case budget(Budget?)
        case invalid
    }

    private func typed(_ row: BudgetAmounts.Row) -> Typed {
        let text = (texts[row.category.id] ?? "").trimmed
        guard !text.isEmpty else { return .budget(nil) }
        // An amount in another currency stays until another one is typed.
        if let budget = row.budget, text == budget.amount.typedText(in: context.locale) { return .budget(budget) }
        guard let amount = AmountParser.parse(text, locale: context.locale, currency: context.household.currency), !amount.isNegative else {
            return .invalid
        }
        var budget = row.budget ?? row.previous ?? Budget(amount: amount)
        budget.amount = amount
        return .budget(budget)
    }
}
