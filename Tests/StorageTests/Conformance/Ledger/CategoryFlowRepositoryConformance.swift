import Models
import StorageTestSupport
import Testing

@testable import Storage

struct CategoryFlowRepositoryConformance {

    @Test(arguments: ConformingEngine.allCases) func onlyCategoriesOfSpendingAreRead(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.record(
            .payment(1, 10), .payment(2, 5), .payment(3, 2, from: LedgerAccountID.groceries, to: .checking),
            .payment(4, 7, on: "2026-04-01"), .payment(5, 50, from: .salary, to: .checking), .payment(6, 100, status: .pending))
        try await households.record(.payment(1, 1_000), of: .neighbor)
        let march = Month(of: "2026-03-01")
        let months = try await households.read(CategoryFlowRepository.init) { try $0.months(from: march, through: march) }
        #expect(months == [CategoryFlowRepository.Flow(category: .groceries, day: "2026-03-01", net: .euro(13))])
        let days = try await households.read(CategoryFlowRepository.init) { try $0.days(from: "2026-03-10", through: "2026-04-01") }
        #expect(
            days == [
                CategoryFlowRepository.Flow(category: .groceries, day: "2026-03-10", net: .euro(13)),
                CategoryFlowRepository.Flow(category: .groceries, day: "2026-04-01", net: .euro(7)),
            ])
        #expect(try await households.read(CategoryFlowRepository.init) { try $0.days(from: "2026-03-11", through: "2026-03-31") } == [])
    }

    @Test(arguments: ConformingEngine.allCases) func spendingIsAddedUpByDayAndCurrency(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.record(
            .payment(1, 10), .payment(2, 5), .payment(3, 2, from: LedgerAccountID.groceries, to: .checking),
            .payment(4, 7, on: "2026-04-01"), .payment(5, 50, from: .salary, to: .checking), .payment(6, 100, status: .pending),
            .payment(7, 3, from: .dollars, on: "2026-03-05", currency: .dollar))
        try await households.record(.payment(1, 1_000), of: .neighbor)
        let spending = try await households.read(CategoryFlowRepository.init) { flows in
            try flows.spending(from: "2026-03-01", through: "2026-03-31").map { "\($0.day) \($0.spent.currency) \($0.spent.minorUnits)" }
        }
        #expect(spending == ["2026-03-10 EUR 13", "2026-03-05 USD 3"])
    }
}
