import Models
import Services

/// Budgets of months and of a year, within and above what was spent, some carried over.
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
    }
}
