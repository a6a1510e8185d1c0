import Localization
import Models
import PlanModel
import ScreenKit
import Services

/// What is typed for the budgets of a month, by category.
struct TypedBudgets {
    /// The typed amounts; empty: no budget.
    var texts: [ID<Models.Category>: String] = [:]
    /// The fingerprint of the budget that the form showed.
    var shown: [ID<Models.Category>: String] = [:]
    /// What keeps an amount from being saved.
    private(set) var problems: [ID<Models.Category>: LocalizedText] = [:]

    /// Fills the field of a category.
    mutating func fill(_ row: BudgetAmounts.Row, with amount: Money?, in locale: LocaleFormat) {
        shown[row.category.id] = row.budget.fingerprint
        texts[row.category.id] = amount?.typedText(in: locale) ?? ""
    }

    /// What differs from the stored budgets; nil if an amount is invalid, or was changed since the form showed it, which is said at its field.
    mutating func changes(of rows: [BudgetAmounts.Row], in context: PlanContext) -> [BudgetChange]? {
        problems = [:]
        var changes: [BudgetChange] = []
        for row in rows {
            guard case .budget(let budget) = typed(row, in: context) else {
                problems[row.category.id] = RuleViolation.budgetAmountInvalid.text
                continue
            }
            guard budget != row.budget else { continue }
            if shown[row.category.id] != row.budget.fingerprint {
                problems[row.category.id] =
                    row.budget.map { "Somebody changed this to \($0.amount). Save again to replace it." }
                    ?? "Somebody removed this. Save again to set it anyway."
                shown[row.category.id] = row.budget.fingerprint
                continue
            }
            changes.append(BudgetChange(category: row.category.id, budget: budget, shown: .budget(row.budget)))
        }
        return problems.isEmpty ? changes : nil
    }

    // MARK: - Private Methods

    /// What was typed for a category.
    private enum Typed {
        case budget(Budget?)
        case invalid
    }

    private func typed(_ row: BudgetAmounts.Row, in context: PlanContext) -> Typed {
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
