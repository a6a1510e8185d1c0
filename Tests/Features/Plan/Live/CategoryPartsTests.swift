import Models
import PlanModel
import Services
import TestSupport
import TestTools
import Testing

@testable import Installation

/// Categories that are part of others. Today is 27 May 2026.
@Suite struct CategoryPartsTests {

    /// Food with its parts Groceries and Dining, and a budget of 500.00 a month from March on.
    private func plan() async throws -> BudgetHousehold {
        let plan = try await BudgetHousehold()
        let food = try await plan.home.categories.addCategory(name: "Food", class: .spending, icon: nil)
        for part in ["groceries", "dining"] {
            try await plan.home.categories.setParent(food.id, of: try await plan.home.category(part))
        }
        try await plan.set("food", 500_00, from: "2026-03", .month, .both)
        return plan
    }

    @Test func theBudgetOfAWholeCountsItsParts() async throws {
        let plan = try await plan()
        try await plan.spend(200_00, on: "2026-05-02")
        try await plan.spend(80_00, on: "2026-05-03", "dining")
        try await plan.spend(5_00, on: "2026-05-04", "food")
        try await plan.spend(40_00, on: "2026-05-04", "pets")
        try await plan.home.add(30_00, in: plan.checking, category: "dining", day: day("2026-05-05"))
        #expect(try await plan.line("food", in: "2026-05") == [500_00, 255_00, 1_000_00, 1_245_00])
        let may = try await plan.budgets.fetchBudgets(in: month("2026-05"))
        #expect(may.unbudgeted.map(\.category.name) == ["Pets"])
        #expect(may.totals.spent == plan.home.money(255_00) && may.totals.notBudgeted == plan.home.money(40_00))
    }

    @Test func theBudgetOfAPartIsWithinThatOfItsWholeAndCountsOnce() async throws {
        let plan = try await plan()
        try await plan.set("dining", 100_00, from: "2026-05")
        try await plan.spend(80_00, on: "2026-05-03", "dining")
        #expect(try await plan.line("dining", in: "2026-05") == [100_00, 80_00, 0, 20_00])
        let may = try await plan.budgets.fetchBudgets(in: month("2026-05"))
        #expect(may.lines.map(\.category.name) == ["Food", "Dining"])
        #expect(may.lines.map { $0.parent?.name } == [nil, "Food"])
        #expect(may.totals.planned == plan.home.money(500_00) && may.totals.spent == plan.home.money(80_00))
        #expect(may.year.last?.planned == plan.home.money(500_00) && may.year.last?.spent == plan.home.money(80_00))
        // Without the budget of the whole it counts by itself.
        _ = try await plan.budgets.clearBudget(of: try await plan.home.category("food"), from: month("2026-05"))
        let alone = try await plan.budgets.fetchBudgets(in: month("2026-05"))
        #expect(alone.lines.map { $0.parent?.name } == [nil] && alone.totals.planned == plan.home.money(100_00))
    }

    @Test func thereIsOneLevelAndOneKind() async throws {
        let plan = try await plan()
        let (food, dining, pets) = (
            try await plan.home.category("food"), try await plan.home.category("dining"), try await plan.home.category("pets")
        )
        let categories = plan.home.categories
        #expect(await brokenRule { try await categories.setParent(dining, of: pets) } == "Dining is part of another category itself")
        #expect(
            await brokenRule { try await categories.setParent(pets, of: food) }
                == "Food has parts, so it cannot be part of another category"
        )
        #expect(await brokenRule { try await categories.setParent(pets, of: pets) } == "A category cannot be part of itself")
        let salary = try await plan.home.category("salary")
        #expect(
            await brokenRule { try await categories.setParent(salary, of: pets) }
                == "Both categories must be of one kind: income, spending or neutral")
        try await categories.setParent(nil, of: dining)
        #expect(try await categories.fetchParts().children(of: food) == [try await plan.home.category("groceries")])
    }

    @Test func aMergeTakesThePartsAlongAndItsUndoBringsThemBack() async throws {
        let plan = try await plan()
        let categories = plan.home.categories
        let (food, pets) = (try await plan.home.category("food"), try await plan.home.category("pets"))
        let before = try await categories.fetchParts()
        let change = try await categories.mergeCategories(id: pets, absorbing: food)
        #expect(try await categories.fetchParts().children(of: pets).count == 2)
        try await plan.home.transactions.undo(change)
        #expect(try await categories.fetchParts() == before)
        // A whole that is merged into its own part.
        let dining = try await plan.home.category("dining")
        let second = try await categories.mergeCategories(id: dining, absorbing: food)
        #expect(try await categories.fetchParts().pairs.map(\.parent) == [dining])
        try await plan.home.transactions.undo(second)
        #expect(try await categories.fetchParts() == before)
        // A part that is merged into another category.
        let third = try await categories.mergeCategories(id: pets, absorbing: dining)
        #expect(try await categories.fetchParts().parent(of: dining) == nil)
        try await plan.home.transactions.undo(third)
        #expect(try await categories.fetchParts() == before)
    }
}
