import Models
import Services

/// Budgets of months and of a year, within and above what was spent, some carried over; expected money in each status.
extension SampleBuilder {
    func plan() async throws {
        let household = services.context.household
        let now = household.month(of: Self.today)
        let begin = now.adding(months: -4)
        let budgets: [(StandardCategory, Budget)] = [
            (.groceries, Budget(amount: .preview(250_00), carryOver: .both)), (.dining, Budget(amount: .preview(60_00))),
            (.utilities, Budget(amount: .preview(90_00), carryOver: .overspending)),
            (.entertainment, Budget(amount: .preview(120_00), period: .quarter)),
            (.insurance, Budget(amount: .preview(480_00), period: .year)),
        ]
        let changes = budgets.compactMap { key, budget in
            sample.categories[key].map { BudgetChange(category: $0.id, budget: budget) }
        }
        _ = try await services.budgets().setBudgets(changes, from: begin, isOnce: false)
        try await expectMoney()
    }

    private func expectMoney() async throws {
        let service = services.expected()
        let account = try account(.everyday)
        var salary = ExpectedDraft(
            name: "Salary Orchard Works", amount: .preview(2_400_00), cycle: .monthly, next: day(9), account: account,
            category: category(.salary))
        salary.weekendRule = .before
        _ = try await service.addExpected(salary)
        // One that is late, one that is missing, one that is over.
        for (name, units, days) in [("Riverside Rent", -780_00, -3), ("Dental plan", -35_00, -12)] as [(String, Int64, Int)] {
            _ = try await service.addExpected(
                ExpectedDraft(
                    name: name, amount: .preview(units), tolerance: 100, cycle: .monthly, next: day(days), account: account,
                    category: category(.housing)))
        }
        let over = try await service.addExpected(
            ExpectedDraft(name: "Tax refund", amount: .preview(212_40), cycle: .once, next: day(-40), account: account))
        try await service.settle(over.id, on: over.anchor, .came)
    }
}
