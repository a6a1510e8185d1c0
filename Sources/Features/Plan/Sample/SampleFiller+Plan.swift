import Models
import PlanModel
import Services

/// Budgets from January of the current year on, some of which are carried over, and expected money in each status.
extension SampleFiller {
    func addPlan() async throws {
        let month = services.context.household.month(of: today)
        let january = Month(number: month.number - Int32(month.month - 1))
        let budgets: [(StandardCategory, Budget)] = [
            (.groceries, Budget(amount: .preview(640_00), carryOver: .both)), (.dining, Budget(amount: .preview(850_00))),
            (.transport, Budget(amount: .preview(460_00))), (.health, Budget(amount: .preview(70_00), carryOver: .surplus)),
            (.entertainment, Budget(amount: .preview(140_00), carryOver: .overspending)),
            (.travel, Budget(amount: .preview(900_00), period: .quarter, carryOver: .both)),
            (.insurance, Budget(amount: .preview(3_600_00), period: .year)),
        ]
        let changes = budgets.compactMap { key, budget in category(key).map { BudgetChange(category: $0, budget: budget) } }
        _ = try await services.budgets().setBudgets(changes, from: january, isOnce: false)
        try await addExpectedMoney()
    }

    /// Adds salaries and bills of the current month on: those whose day has passed are completed by their transactions.
    private func addExpectedMoney() async throws {
        let service = services.expected()
        let month = today.monthOfYear
        let items: [(name: String, payee: String, SampleAccount, units: Int64, tolerance: Int64, day: Int, WeekendRule, StandardCategory)] =
            [
                ("Salary of Orla", "Ballyroe Hospital Group", .orla, 2_950_00, 250_00, 25, .before, .salary),
                ("Salary of Felix", "Lanternfish Studio", .felix, 3_060_00, 100_00, 31, .before, .salary),
                ("Electricity", "Greenline Energy", .joint, -118_00, 60_00, 9, .after, .utilities),
                ("Gas", "Castlegate Gas", .joint, -74_00, 50_00, 14, .after, .utilities),
                ("Home insurance", "Shieldrock Home Insurance", .joint, -41_20, 2_00, 3, .after, .insurance),
            ]
        for (name, payee, account, units, tolerance, dayOfMonth, weekendRule, category) in items {
            let next = min(month.firstDay.adding(days: dayOfMonth - 1), month.lastDay)
            _ = try await service.addExpected(
                ExpectedDraft(
                    name: name, amount: .preview(units), tolerance: tolerance, cycle: .monthly, next: next, weekendRule: weekendRule,
                    account: self.account(account), category: self.category(category), payee: payee))
        }
        // One that is late, one that is missing, one that is over.
        for (name, units, days) in [("Piano teacher", -60_00, -3), ("Dental plan", -35_00, -12)] as [(String, Int64, Int)] {
            _ = try await service.addExpected(
                ExpectedDraft(
                    name: name, amount: .preview(units), tolerance: 100, cycle: .monthly, next: day(days), account: try account(.joint),
                    category: category(.education)))
        }
        let over = try await service.addExpected(
            ExpectedDraft(name: "Bottle deposit", amount: .preview(12_40), cycle: .once, next: day(-40), account: try account(.joint)))
        try await service.settle(over.id, on: over.anchor, .came)
    }
}
