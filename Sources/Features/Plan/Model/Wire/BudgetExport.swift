package import Models
import WireModels

/// A change of the budget of a category in an export: it applies from a household month to the next change.
package struct BudgetExport: Encodable {
    let category: ID<Category>
    /// `2026-07`.
    let from: String
    /// Of a whole period; null with currency, period and carry-over: the category has no budget from this month on.
    let amount: DecimalAmount?
    let currency: Currency?
    let period: BudgetPeriod?
    let carryOver: CarryOver?

    package init(_ step: BudgetStep, of category: ID<Category>) {
        self.category = category
        from = step.from.description
        amount = step.budget.map { DecimalAmount($0.amount) }
        currency = step.budget?.amount.currency
        period = step.budget?.period
        carryOver = step.budget?.carryOver
    }
}

/// A category that is part of another one, in an export.
package struct CategoryPartExport: Encodable {
    let part: ID<Category>
    let whole: ID<Category>

    package init(part: ID<Category>, whole: ID<Category>) {
        self.part = part
        self.whole = whole
    }
}
