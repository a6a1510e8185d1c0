import Models
import TestTools
import Testing

@testable import PlanModel

struct CategoryBudgetTests {

    @Test func anAmountAppliesUntilItsNextChange() {
        let budget = CategoryBudget([step("2026-01", 400_00), step("2026-03", 500_00)])
        #expect(budget.budget(in: month("2025-12")) == nil)
        #expect(budget.budget(in: month("2026-02"))?.amount == money(400_00))
        #expect(budget.budget(in: month("2030-02"))?.amount == money(500_00))
    }

    @Test func aChangeForOneMonthLeavesTheMonthAfterAsItWas() {
        let budget = CategoryBudget([step("2026-01", 400_00)])
        let once = budget.setting(Budget(amount: money(700_00)), from: month("2026-12"), isOnce: true)
        #expect(once.steps == [step("2026-01", 400_00), step("2026-12", 700_00), step("2027-01", 400_00)])
        let new = CategoryBudget([]).setting(Budget(amount: money(50_00)), from: month("2026-12"), isOnce: true)
        #expect(new.budget(in: month("2027-01")) == nil)
        #expect(once.setting(Budget(amount: money(400_00)), from: month("2026-12")) == budget)
    }

    @Test func aBudgetThatEndsKeepsItsEarlierMonths() {
        let budget = CategoryBudget([step("2026-01", 400_00), step("2026-06", 500_00)]).ending(before: month("2026-03"))
        #expect(budget.budget(in: month("2026-02")) != nil)
        #expect(budget.budget(in: month("2026-03")) == nil)
        #expect(budget.budget(in: month("2026-06")) == nil)
        #expect(CategoryBudget([step("2026-05", 1)]).ending(before: month("2026-03")).steps.isEmpty)
    }

    @Test func aYearBeginsInTheMonthOfTheBudgetAndIsSetAsideByMonth() throws {
        let budget = CategoryBudget([step("2026-03", 600_01, .year)])
        let term = try #require(budget.term(in: month("2027-02")))
        #expect(term.months == month("2026-03")...month("2027-02"))
        #expect(budget.term(in: month("2027-03"))?.months.lowerBound == month("2027-03"))
        #expect(term.share(of: month("2026-03")) == money(50_01))
        #expect(term.share(of: month("2026-04")) == money(50_00))
        #expect(try term.shares(through: month("2027-02")) == money(600_01))
    }

    @Test func aChangedAmountKeepsThePeriodAndAnotherPeriodBeginsAnew() {
        let budget = CategoryBudget([
            step("2026-01", 300_00, .quarter), step("2026-02", 330_00, .quarter), step("2026-05", 100_00),
        ])
        #expect(
            budget.term(in: month("2026-01")) == BudgetTerm(months: month("2026-01")...month("2026-03"), budget: of(300_00, .quarter)))
        #expect(budget.term(in: month("2026-03"))?.budget.amount == money(330_00))
        #expect(budget.term(in: month("2026-04"))?.months == month("2026-04")...month("2026-04"))
        #expect(budget.term(in: month("2026-05"))?.months == month("2026-05")...month("2026-05"))
    }

    @Test(
        arguments: [(.off, 0, 0), (.both, 30_00, -20_00), (.overspending, 0, -50_00), (.surplus, 30_00, 0)] as [(CarryOver, Int64, Int64)])
    func whatIsCarriedDependsOnTheMode(_ mode: CarryOver, afterSurplus: Int64, afterBoth: Int64) throws {
        let budget = CategoryBudget([step("2026-01", 100_00, .month, mode)])
        let spent: [Month: Int64] = [month("2026-01"): 70_00, month("2026-02"): mode == .surplus ? 180_00 : 150_00, month("2026-03"): 0]
        let statuses = try statuses(of: budget, through: month("2026-03"), spent)
        let carried = Dictionary(uniqueKeysWithValues: statuses.map { ($0.through, $0.carried.minorUnits) })
        #expect(carried[month("2026-03")] == afterBoth)
        if mode == .both || mode == .surplus { #expect(carried[month("2026-02")] == afterSurplus) }
    }

    @Test func tenYearsAreCarriedExactly() throws {
        let budget = CategoryBudget([step("2016-01", 100_00, .month, .both)])
        let statuses = try budget.statuses(through: month("2025-12"), since: month("2025-12")) { _, _ in money(99_99) }
        #expect(statuses.count == 120)
        #expect(statuses.last?.left == money(1_20))
    }

    @Test func whatDoesNotFitIsAnError() throws {
        let budget = CategoryBudget([step("2016-01", AmountLimit.amount, .month, .both)])
        #expect(throws: MoneyError.overflow) {
            try budget.statuses(through: month("2025-12"), since: month("2025-12")) { _, _ in money(-AmountLimit.total) }
        }
        let most = try budget.statuses(through: month("2025-12"), since: month("2025-12")) { _, _ in money(0) }
        #expect(most.last?.left == money(120 * AmountLimit.amount))
    }

    @Test func anotherCurrencyBeginsAnew() throws {
        let budget = CategoryBudget([
            step("2026-01", 100_00, .month, .both),
            BudgetStep(from: month("2026-02"), budget: Budget(amount: money(90_00, "USD"), carryOver: .both)),
        ])
        let statuses = try budget.statuses(through: month("2026-02"), since: month("2026-02")) { term, _ in
            .zero(term.budget.amount.currency)
        }
        #expect(statuses.map(\.left) == [money(90_00, "USD")])
    }

    @Test(
        arguments: [(79_99, .within), (80_00, .near), (99_99, .near), (100_00, .spent), (250_00, .spent), (-5, .within)]
            as [(Int64, BudgetLevel)])
    func warningsComeAtEightyAndAHundredPercent(_ spent: Int64, level: BudgetLevel) throws {
        let budget = CategoryBudget([step("2026-01", 100_00)])
        #expect(try statuses(of: budget, through: month("2026-01"), [month("2026-01"): spent]).last?.level == level)
    }

    @Test func budgetsOfMergedCategoriesAddUpWhereTheyCan() throws {
        let groceries = CategoryBudget([step("2026-01", 400_00, .month, .both), step("2026-06", 900_00, .quarter)])
        let sweets = CategoryBudget([step("2026-03", 20_00), BudgetStep(from: month("2026-08"), budget: nil)])
        let sum = try groceries.adding(sweets)
        #expect(
            sum.steps == [
                step("2026-01", 400_00, .month, .both), step("2026-03", 420_00, .month, .both), step("2026-06", 900_00, .quarter),
            ])
    }

    @Test func theSuggestionIsTheMedianOfTheLastMonths() {
        #expect(BudgetSuggestion.median(of: [310_00, 290_00, 900_00]) == 310_00)
        #expect(BudgetSuggestion.median(of: [3, 4]) == 4)
        #expect(BudgetSuggestion.median(of: [.max, .max]) == AmountLimit.amount)
        #expect(BudgetSuggestion.median(of: [-5, -5, 9]) == nil)
        #expect(BudgetSuggestion.median(of: []) == nil)
    }

    @Test func aHouseholdMonthIsNamedAfterTheMonthInWhichItBegins() throws {
        let household = Household(
            id: ID(rawValue: 1), name: "Home", currency: currency("EUR"), timeZone: "UTC", firstMonthDay: 25)
        #expect(household.month(of: day("2026-11-24")) == month("2026-10"))
        #expect(household.month(of: day("2026-11-25")) == month("2026-11"))
        #expect(household.days(of: month("2026-02")) == day("2026-02-25")...day("2026-03-24"))
    }
}

// MARK: - Support

private func of(_ amount: Int64, _ period: BudgetPeriod = .month, _ carryOver: CarryOver = .off) -> Budget {
    Budget(amount: money(amount), period: period, carryOver: carryOver)
}

private func step(_ from: String, _ amount: Int64, _ period: BudgetPeriod = .month, _ carryOver: CarryOver = .off) -> BudgetStep {
    BudgetStep(from: month(from), budget: of(amount, period, carryOver))
}

private func statuses(of budget: CategoryBudget, through month: Month, _ spent: [Month: Int64]) throws -> [BudgetStatus] {
    try budget.statuses(through: month, since: month) { _, months in
        money(spent.filter { months.contains($0.key) }.values.reduce(0, +))
    }
}
