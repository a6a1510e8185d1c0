import Models
import Services

/// Sets budgets from January of the current year on, some of which are carried over.
extension HouseholdSeeder {

    func addBudgets() async throws {
        let month = services.context.household.month(of: today)
        let january = Month(number: month.number - Int32(month.month - 1))
        let budgets: [(StandardCategory, Budget)] = [
            (.groceries, Budget(amount: euros(640_00), carryOver: .both)), (.dining, Budget(amount: euros(850_00))),
            (.transport, Budget(amount: euros(460_00))), (.health, Budget(amount: euros(70_00), carryOver: .surplus)),
            (.entertainment, Budget(amount: euros(140_00), carryOver: .overspending)),
            (.travel, Budget(amount: euros(900_00), period: .quarter, carryOver: .both)),
            (.insurance, Budget(amount: euros(3_600_00), period: .year)),
        ]
        let changes = budgets.compactMap { key, budget in categories[key].map { BudgetChange(category: $0, budget: budget) } }
        _ = try await services.budgets().setBudgets(changes, from: january, isOnce: false)
    }
}
