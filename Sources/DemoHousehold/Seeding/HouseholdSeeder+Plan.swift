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

    /// Adds salaries and bills of the current month on: those whose day has passed are completed by their transactions.
    func addExpectedMoney() async throws {
        let month = today.monthOfYear
        let items: [(name: String, payee: String, DemoAccount, units: Int64, tolerance: Int64, day: Int, WeekendRule, StandardCategory)] = [
            ("Salary of Orla", "Ballyroe Hospital Group", .orla, 2_950_00, 250_00, 25, .before, .salary),
            ("Salary of Felix", "Lanternfish Studio", .felix, 3_060_00, 100_00, 31, .before, .salary),
            ("Electricity", "Greenline Energy", .joint, -118_00, 60_00, 9, .after, .utilities),
            ("Gas", "Castlegate Gas", .joint, -74_00, 50_00, 14, .after, .utilities),
            ("Home insurance", "Shieldrock Home Insurance", .joint, -41_20, 2_00, 3, .after, .insurance),
        ]
        for (name, payee, account, units, tolerance, dayOfMonth, weekendRule, category) in items {
            let next = min(month.firstDay.adding(days: dayOfMonth - 1), month.lastDay)
            _ = try await services.expected().addExpected(
                ExpectedDraft(
                    name: name, amount: euros(units), tolerance: tolerance, cycle: .monthly, next: next, weekendRule: weekendRule,
                    account: accounts[account], category: categories[category], payee: payee))
        }
    }
}
