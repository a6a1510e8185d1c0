import Models
import PlanModel
import ServiceKit
import Services
import TestSupport
import TestTools
import Testing

@testable import Installation

/// A household with a checking account, whose budgets are tested.
struct BudgetHousehold {
    let home: TestHousehold
    let checking: Account
    /// The services, of a household whose month may begin on another day than the first.
    let services: DependencyContainer

    /// 2026-05-27 is today.
    init(firstMonthDay: Int = 1) async throws {
        home = try await TestHousehold()
        checking = try await home.account("Checking", opening: 10_000_00, on: day("2024-01-01"))
        var context = home.context
        if firstMonthDay != 1 {
            context.household.firstMonthDay = firstMonthDay
        }
        services = DependencyContainer(live: context)
    }

    var budgets: any BudgetServiceProtocol { services.budgets() }

    func set(
        _ category: String, _ amount: Int64?, from: String, _ period: BudgetPeriod = .month, _ carryOver: CarryOver = .off,
        isOnce: Bool = false
    ) async throws {
        let budget = amount.map { Budget(amount: home.money($0), period: period, carryOver: carryOver) }
        _ = try await budgets.setBudgets(
            [BudgetChange(category: try await home.category(category), budget: budget)], from: month(from), isOnce: isOnce)
    }

    func spend(_ amount: Int64, on text: String, _ category: String = "groceries") async throws {
        try await home.add(-amount, in: checking, category: category, day: day(text))
    }

    /// Budget, spent, carried and left of a category in a month.
    func line(_ category: String, in text: String) async throws -> [Int64]? {
        let id = try await home.category(category)
        return try await budgets.fetchBudgets(in: month(text)).lines.first { $0.category.id == id }.map { line in
            [line.status.budget.amount, line.status.spent, line.status.carried, line.status.left].map(\.minorUnits)
        }
    }
}
