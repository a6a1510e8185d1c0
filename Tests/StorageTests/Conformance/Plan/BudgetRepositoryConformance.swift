import Models
import PlanModel
import Storage
import StorageTestSupport
import Testing

@testable import PlanLive

struct BudgetRepositoryConformance {
    private static let march = Month(of: "2026-03-01")

    private static let budget = CategoryBudget([
        BudgetStep(from: march, budget: Budget(amount: .euro(400), period: .quarter, carryOver: .surplus)),
        BudgetStep(from: march.adding(months: 3), budget: Budget(amount: .dollar(0))),
        BudgetStep(from: march.adding(months: 9), budget: nil),
    ])

    private static let other = CategoryBudget([BudgetStep(from: march, budget: Budget(amount: .euro(1), carryOver: .both))])

    @Test(arguments: ConformingEngine.allCases) func aBudgetIsStoredWithItsChanges(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for (household, budget) in [(ID<Household>.own, Self.budget), (.neighbor, Self.other)] {
            try await households.write(BudgetRepository.init, of: household) { try $0.save(budget, of: .groceries) }
        }
        #expect(try await households.read(BudgetRepository.init) { try $0.all() } == [.groceries: Self.budget])
        #expect(try await households.read(BudgetRepository.init) { try $0.find(.groceries) } == Self.budget)
        #expect(try await households.read(BudgetRepository.init) { try $0.find(.salary) } == CategoryBudget([]))
        try await households.write(BudgetRepository.init) { try $0.save(Self.other, of: .groceries) }
        #expect(try await households.read(BudgetRepository.init) { try $0.all() } == [.groceries: Self.other])
        try await households.write(BudgetRepository.init) { try $0.save(CategoryBudget([]), of: .groceries) }
        #expect(try await households.read(BudgetRepository.init) { try $0.all() } == [:])
        #expect(try await households.read(BudgetRepository.init, of: .neighbor) { try $0.all() } == [.groceries: Self.other])
    }

    @Test(arguments: ConformingEngine.allCases) func aBudgetNeedsACategoryAndNoNegativeAmount(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        #expect(try await households.rejects(BudgetRepository.init) { try $0.save(Self.other, of: 999) })
        let negative = CategoryBudget([BudgetStep(from: Self.march, budget: Budget(amount: .euro(-1)))])
        #expect(try await households.rejects(BudgetRepository.init) { try $0.save(negative, of: .groceries) })
    }
}
