import Models
import PlanModel
import Services

/// Budgets whose rest is carried over since the first day, and bills that returned since then.
struct SteppedPlan: Sendable {
    let category: ID<Models.Category>
    let expected: ID<ExpectedItem>

    init(_ services: DependencyContainer, category: ID<Models.Category>, currency: Currency) async throws {
        self.category = category
        var ids: [ID<ExpectedItem>] = []
        for number in Int64(1)...3 {
            let bill = ExpectedDraft(
                name: "Bill \(number)", amount: Money(minorUnits: -number * 10_00, currency: currency), cycle: .monthly,
                next: SteppedHousehold.firstDay, category: category)
            ids.append(try await services.expected().addExpected(bill).id)
        }
        expected = ids[0]
        let categories = try await services.categories().fetchCategories(includingArchived: false).filter { $0.class == .spending }
        let changes = categories.map { category in
            BudgetChange(category: category.id, budget: Budget(amount: Money(minorUnits: 400_00, currency: currency), carryOver: .both))
        }
        _ = try await services.budgets().setBudgets(changes, from: Month(of: SteppedHousehold.firstDay), isOnce: false)
    }

    /// The screens of the plan.
    var paths: [String] {
        [
            "/plan", "/plan?month=2026-02", "/plan/budgets", "/plan/budgets?fill=suggested", "/plan/budgets/\(category)", "/plan/expected",
            "/plan/expected/new", "/plan/expected/found", "/plan/expected/\(expected)", "/plan/expected/\(expected)/edit",
            "/plan/forecast", "/plan/forecast?months=12&show=scheduled",
        ]
    }
}
