import Models
import Services

/// Budgets whose rest is carried over since the first day.
struct SteppedPlan: Sendable {
    let category: ID<Models.Category>

    init(_ services: DependencyContainer, category: ID<Models.Category>, currency: Currency) async throws {
        self.category = category
        let categories = try await services.categories().fetchCategories(includingArchived: false).filter { $0.class == .spending }
        let changes = categories.map { category in
            BudgetChange(category: category.id, budget: Budget(amount: Money(minorUnits: 400_00, currency: currency), carryOver: .both))
        }
        _ = try await services.budgets().setBudgets(changes, from: Month(of: SteppedHousehold.firstDay), isOnce: false)
    }

    /// The screens of the plan.
    var paths: [String] {
        ["/plan", "/plan?month=2026-02", "/plan/budgets", "/plan/budgets?fill=suggested", "/plan/budgets/\(category)"]
    }
}
