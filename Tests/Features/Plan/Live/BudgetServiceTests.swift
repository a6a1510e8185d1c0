import AccountsModel
import HouseholdModel
import Ledger
import Models
import PlanModel
import ServiceKit
import Services
import TestSupport
import TestTools
import Testing

@testable import Installation

@Suite struct BudgetServiceTests {

    @Test func aMonthShowsWhatIsPlannedSpentLeftAndNotBudgeted() async throws {
        let plan = try await BudgetHousehold()
        try await plan.set("groceries", 400_00, from: "2026-04", .month, .both)
        try await plan.set("insurance", 600_00, from: "2026-01", .year)
        try await plan.spend(350_00, on: "2026-04-30")
        try await plan.spend(120_00, on: "2026-05-01")
        try await plan.spend(80_00, on: "2026-03-10", "insurance")
        try await plan.spend(30_00, on: "2026-05-02", "dining")
        let may = try await plan.budgets.fetchBudgets(in: month("2026-05"))
        #expect(try await plan.line("groceries", in: "2026-05") == [400_00, 120_00, 50_00, 330_00])
        #expect(try await plan.line("insurance", in: "2026-05") == [600_00, 80_00, 0, 520_00])
        #expect(
            may.totals
                == BudgetTotals(
                    planned: plan.home.money(450_00), setAside: plan.home.money(50_00), carried: plan.home.money(50_00),
                    spent: plan.home.money(120_00), left: plan.home.money(330_00), notBudgeted: plan.home.money(30_00)))
        #expect(may.unbudgeted.map(\.category.name) == ["Dining"])
        #expect(may.year.map(\.planned.minorUnits) == [50_00, 50_00, 50_00, 450_00, 450_00])
        #expect(may.year.map(\.spent.minorUnits) == [0, 0, 80_00, 350_00, 120_00])
    }

    @Test func aRefundAndASplitCountInTheirCategoriesAndATransferNowhere() async throws {
        let plan = try await BudgetHousehold()
        let savings = try await plan.home.account("Savings", .savings)
        try await plan.set("groceries", 100_00, from: "2026-05")
        try await plan.spend(60_00, on: "2026-05-03")
        try await plan.home.add(20_00, in: plan.checking, category: "groceries", day: day("2026-05-04"))
        try await plan.home.add(-500_00, in: plan.checking, to: savings, day: day("2026-05-05"))
        try await plan.home.add(-70_00, in: plan.checking, category: "groceries", day: day("2026-05-06"), status: .pending)
        let change = try await plan.home.add(-30_00, in: plan.checking, category: "dining", day: day("2026-05-07"))
        let groceries = try await plan.home.category("groceries")
        let dining = try await plan.home.category("dining")
        _ = try await plan.home.transactions.splitTransaction(
            id: try change.transaction.id,
            into: [
                SplitPart(amount: plan.home.money(-10_00), category: groceries),
                SplitPart(amount: plan.home.money(-20_00), category: dining),
            ], revision: nil)
        #expect(try await plan.line("groceries", in: "2026-05") == [100_00, 50_00, 0, 50_00])
        #expect(try await plan.budgets.fetchBudgets(in: month("2026-05")).totals.notBudgeted == plan.home.money(20_00))
    }

    @Test(arguments: [1, 15, 28]) func theMonthOfTheHouseholdBeginsOnItsDay(first: Int) async throws {
        let plan = try await BudgetHousehold(firstMonthDay: first)
        try await plan.set("groceries", 100_00, from: "2026-03", .month, .both)
        try await plan.spend(1_00, on: "2026-03-\(first < 10 ? "0" : "")\(first)")
        try await plan.spend(2_00, on: "2026-04-27")
        try await plan.spend(4_00, on: "2026-04-28")
        let april: [Int64] =
            [1: [100_00, 6_00, 99_00, 193_00], 15: [100_00, 6_00, 99_00, 193_00], 28: [100_00, 4_00, 97_00, 193_00]][first] ?? []
        #expect(try await plan.line("groceries", in: "2026-04") == april)
    }

    @Test func anotherCurrencyIsConvertedByDay() async throws {
        let plan = try await BudgetHousehold()
        let dollar = try #require(Currency(code: "USD"))
        let dollars = try await plan.home.account("Dollars", currency: dollar)
        for (text, rate) in [("2026-05-01", Int64(2)), ("2026-05-03", 4)] {
            _ = try await plan.services.rates().setRate(
                ExchangeRate(
                    day: day(text), base: plan.home.euro, quote: dollar, rate: DecimalFigure(mantissa: rate, scale: 0), source: .typed))
        }
        try await plan.set("groceries", 100_00, from: "2026-05")
        try await plan.home.add(-10_00, in: dollars, category: "groceries", day: day("2026-05-02"))
        try await plan.home.add(-10_00, in: dollars, category: "groceries", day: day("2026-05-04"))
        try await plan.spend(1_00, on: "2026-05-05")
        #expect(try await plan.line("groceries", in: "2026-05") == [100_00, 8_50, 0, 91_50])
        #expect(try await plan.budgets.fetchBudgets(in: month("2026-05")).isConverted)
    }

    @Test func aCurrencyWithoutARateIsNamed() async throws {
        let plan = try await BudgetHousehold()
        let yen = try #require(Currency(code: "JPY"))
        let account = try await plan.home.account("Yen", currency: yen)
        try await plan.set("groceries", 100_00, from: "2026-05")
        try await plan.home.add(-1000, in: account, category: "groceries", day: day("2026-05-02"))
        let may = try await plan.budgets.fetchBudgets(in: month("2026-05"))
        #expect(may.leftOut == [yen] && may.lines.first?.status.spent.isZero == true)
    }

    @Test func tenYearsAreCarriedOver() async throws {
        let plan = try await BudgetHousehold()
        try await plan.set("groceries", 10_00, from: "2016-06", .month, .both)
        try await plan.spend(1_00, on: "2026-05-01")
        #expect(try await plan.line("groceries", in: "2026-05") == [10_00, 1_00, 1_190_00, 1_199_00])
    }

    @Test func theSuggestionIsTheMedianOfTheLastThreeCompleteMonths() async throws {
        let plan = try await BudgetHousehold()
        for (amount, text) in [(100_00, "2026-02-10"), (900_00, "2026-03-10"), (300_00, "2026-04-10"), (5_00, "2026-05-10")] {
            try await plan.spend(Int64(amount), on: text)
        }
        let rows = try await plan.budgets.fetchAmounts(of: month("2026-05")).rows
        #expect(rows.first { $0.category.name == "Groceries" }?.suggestion == plan.home.money(300_00))
        #expect(rows.first { $0.category.name == "Dining" }?.suggestion == nil)
        let later = try await plan.budgets.fetchAmounts(of: month("2026-09")).rows
        #expect(later.first { $0.category.name == "Groceries" }?.suggestion == plan.home.money(300_00))
    }

    @Test func whatIsNotABudgetIsRejected() async throws {
        let plan = try await BudgetHousehold()
        for amount in [-1, AmountLimit.amount + 1] {
            await #expect(throws: ServiceError.rule(.budgetAmountInvalid)) { try await plan.set("groceries", amount, from: "2026-05") }
        }
        await #expect(throws: ServiceError.rule(.budgetCategoryClass("Salary"))) { try await plan.set("salary", 1, from: "2026-05") }
        await #expect(throws: ServiceError.rule(.budgetCategoryClass("Transfer"))) { try await plan.set("transfer", 1, from: "2026-05") }
        try await plan.home.categories.archiveCategory(id: try await plan.home.category("pets"), true)
        await #expect(throws: ServiceError.rule(.budgetCategoryArchived("Pets"))) { try await plan.set("pets", 1, from: "2026-05") }
        let dollars = Budget(amount: Money(minorUnits: 1, currency: try #require(Currency(code: "USD"))))
        let groceries = try await plan.home.category("groceries")
        await #expect(throws: ServiceError.rule(.budgetCurrencyOther)) {
            try await plan.budgets.setBudgets([BudgetChange(category: groceries, budget: dollars)], from: month("2026-05"), isOnce: false)
        }
        await #expect(throws: ServiceError.rule(.dayOutOfRange)) { try await plan.set("groceries", 1, from: "9999-12") }
        await #expect(throws: ServiceError.notFound) { try await plan.budgets.clearBudget(of: groceries, from: month("2026-05")) }
    }

    @Test func twoMembersWhoBudgetAtOnceDoNotOverwriteEachOther() async throws {
        let plan = try await BudgetHousehold()
        try await plan.set("groceries", 100_00, from: "2026-05")
        let groceries = try await plan.home.category("groceries")
        let shown = Budget(amount: plan.home.money(100_00))
        try await plan.set("groceries", 200_00, from: "2026-05")
        await #expect(throws: ServiceError.conflict) {
            try await plan.budgets.setBudgets(
                [BudgetChange(category: groceries, budget: Budget(amount: plan.home.money(300_00)), shown: .budget(shown))],
                from: month("2026-05"), isOnce: false)
        }
    }

    // MARK: - Undo and categories

    @Test func aChangeIsUndoneUnlessTheBudgetWasChangedSince() async throws {
        let plan = try await BudgetHousehold()
        try await plan.set("groceries", 100_00, from: "2026-05")
        try await plan.set("groceries", 200_00, from: "2026-05")
        let changes = try await plan.services.history().fetchHistory(before: nil, limit: 2).entries
        #expect(changes.map(\.record.action) == [.setBudgets, .setBudgets])
        #expect(changes.map { $0.undoObstacle != nil } == [false, true])
        await #expect(throws: ServiceError.conflict) { try await plan.home.transactions.undo(changes[1].record.id) }
        try await plan.home.transactions.undo(changes[0].record.id)
        #expect(try await plan.line("groceries", in: "2026-05")?.first == 100_00)
        let redo = try #require(try await plan.services.history().fetchHistory(before: nil, limit: 1).entries.first)
        try await plan.home.transactions.undo(redo.record.id)
        #expect(try await plan.line("groceries", in: "2026-05")?.first == 200_00)
        _ = try await plan.budgets.clearBudget(of: try await plan.home.category("groceries"), from: month("2026-06"))
        #expect(try await plan.line("groceries", in: "2026-06") == nil)
        #expect(try await plan.line("groceries", in: "2026-05")?.first == 200_00)
    }

    @Test func budgetsOfMergedCategoriesAreAddedUpAndComeBack() async throws {
        let plan = try await BudgetHousehold()
        try await plan.set("groceries", 400_00, from: "2026-05")
        try await plan.set("dining", 100_00, from: "2026-05")
        try await plan.set("pets", 30_00, from: "2026-05")
        let groceries = try await plan.home.category("groceries")
        let dining = try await plan.home.category("dining")
        let pets = try await plan.home.category("pets")
        let change = try await plan.home.categories.mergeCategories(id: groceries, absorbing: dining)
        #expect(try await plan.line("groceries", in: "2026-05")?.first == 500_00)
        #expect(try await plan.budgets.fetchBudgets(in: month("2026-05")).lines.count == 2)
        try await plan.home.transactions.undo(change)
        #expect(try await plan.line("groceries", in: "2026-05")?.first == 400_00)
        #expect(try await plan.line("dining", in: "2026-05")?.first == 100_00)
        let second = try await plan.home.categories.mergeCategories(id: groceries, absorbing: pets)
        try await plan.set("groceries", 450_00, from: "2026-05")
        try await plan.home.transactions.undo(second)
        #expect(try await plan.line("groceries", in: "2026-05")?.first == 450_00)
        #expect(try await plan.line("pets", in: "2026-05")?.first == 30_00)
    }

    @Test func anArchivedCategoryKeepsItsBudget() async throws {
        let plan = try await BudgetHousehold()
        try await plan.set("pets", 30_00, from: "2026-05")
        try await plan.home.categories.archiveCategory(id: try await plan.home.category("pets"), true)
        #expect(try await plan.line("pets", in: "2026-05")?.first == 30_00)
        try await plan.set("pets", 20_00, from: "2026-05")
        #expect(try await plan.line("pets", in: "2026-05")?.first == 20_00)
    }

    @Test func aViewerSetsNothing() async throws {
        let plan = try await BudgetHousehold()
        let viewer = plan.home.asViewer().budgets()
        let groceries = try await plan.home.category("groceries")
        await #expect(throws: ServiceError.unauthorized) { try await viewer.clearBudget(of: groceries, from: month("2026-05")) }
        #expect(try await viewer.fetchBudgets(in: month("2026-05")).lines.isEmpty)
    }
}
