import Models
import PlanModel
import Storage

/// The budgets of categories.
final class BudgetRepository: ScopedRepository {
    /// All budgets by category, also those that have ended.
    func all() throws -> [ID<Category>: CategoryBudget] {
        var steps: [ID<Category>: [BudgetStep]] = [:]
        try connection.query(
            "SELECT category, month, amount, currency, period, carry_over FROM budget_step WHERE household = $1", .id(household)
        ) { row in steps[row.id(), default: []].append(try Self.step(&row)) }
        return steps.mapValues { CategoryBudget($0) }
    }

    /// The budget of a category; without steps if it has none.
    func find(_ category: ID<Category>) throws -> CategoryBudget {
        CategoryBudget(
            try connection.all(
                "SELECT month, amount, currency, period, carry_over FROM budget_step WHERE household = $1 AND category = $2",
                .id(household), .id(category), as: Self.step))
    }

    /// Replaces the budget of a category.
    func save(_ budget: CategoryBudget, of category: ID<Category>) throws {
        try connection.execute("DELETE FROM budget_step WHERE household = $1 AND category = $2", .id(household), .id(category))
        for step in budget.steps {
            try connection.execute(
                "INSERT INTO budget_step (household, category, month, amount, currency, period, carry_over) VALUES ($1, $2, $3, $4, $5, $6, $7)",
                values: [.id(household), .id(category)] + step.values)
        }
    }

    private static func step(_ row: inout Row) throws -> BudgetStep {
        let (month, amount) = (row.month(), try row.optionalMoney())
        guard let amount else { return BudgetStep(from: month, budget: nil) }
        return BudgetStep(
            from: month, budget: Budget(amount: amount, period: try row.value("period"), carryOver: try row.value("carry_over")))
    }
}

extension BudgetStep {
    /// Its columns: month, amount, currency, period, carry-over.
    var values: [Value] {
        [
            .month(from), .optional(budget?.amount.minorUnits), .currency(budget?.amount.currency), .optional(budget?.period.rawValue),
            .optional(budget?.carryOver.rawValue),
        ]
    }
}
