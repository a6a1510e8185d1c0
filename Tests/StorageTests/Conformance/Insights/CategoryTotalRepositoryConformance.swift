import Models
import StorageTestSupport
import Testing

@testable import InsightsLive
@testable import Storage

struct CategoryTotalRepositoryConformance {

    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        try await households.record(
            .payment(1, 10), .payment(2, 5, on: "2026-03-31"), .payment(3, 2, from: .groceries, to: .checking),
            .payment(4, 7, on: "2026-04-01"), .payment(5, 50, from: .salary, to: .checking), .payment(6, 100, status: .pending),
            .payment(7, 3, from: .dollars, on: "2026-03-05", currency: .dollar), .payment(8, 9, from: .checking, to: .savings),
            .payment(9, 8, from: .equity, to: .checking))
        try await households.record(.payment(1, 1_000), .payment(2, 1_000, currency: .yen), of: .neighbor)
        return households
    }

    private static func texts(_ flows: [CategoryFlowRepository.Flow]) -> [String] {
        flows.map { "\($0.category.rawValue) \($0.day) \($0.net)" }.sorted()
    }

    @Test(arguments: ConformingEngine.allCases) func monthsAndDaysOfCategoriesInOneCurrency(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let march = Month(of: "2026-03-01")
        let (months, both, days, none) = try await households.read(CategoryTotalRepository.init) { totals in
            try (
                totals.months(march...march, in: .euro), totals.months(march...march.next, in: .dollar),
                totals.days("2026-03-10"..."2026-04-01", in: .euro), totals.days("2026-03-11"..."2026-03-30", in: .euro)
            )
        }
        #expect(Self.texts(months) == ["201 2026-03-01 0.13 EUR", "202 2026-03-01 -0.50 EUR"])
        #expect(Self.texts(both) == ["201 2026-03-01 0.03 USD"])
        #expect(
            Self.texts(days) == [
                "201 2026-03-10 0.08 EUR", "201 2026-03-31 0.05 EUR", "201 2026-04-01 0.07 EUR", "202 2026-03-10 -0.50 EUR",
            ])
        #expect(none.isEmpty)
    }

    @Test(arguments: ConformingEngine.allCases) func daysInOtherCurrencies(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let (others, ofDollar) = try await households.read(CategoryTotalRepository.init) { totals in
            try (totals.days("2026-03-01"..."2026-03-31", notIn: .euro), totals.days("2026-03-11"..."2026-03-31", notIn: .dollar))
        }
        #expect(Self.texts(others) == ["201 2026-03-05 0.03 USD"])
        #expect(Self.texts(ofDollar) == ["201 2026-03-31 0.05 EUR"])
    }
}
