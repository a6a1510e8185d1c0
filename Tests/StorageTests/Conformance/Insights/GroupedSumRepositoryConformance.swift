import Models
import StorageTestSupport
import Testing

@testable import InsightsLive
@testable import Storage

struct GroupedSumRepositoryConformance {
    private static let march: ClosedRange<Day> = "2026-03-01"..."2026-03-31"

    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        let exchanged = TransactionGroup(
            id: 20,
            parts: [
                Transaction(
                    id: 20, amount: .euro(4), source: .cash, sourceDay: "2026-03-06", destination: .conversion, destinationDay: "2026-03-06"
                ),
                Transaction(
                    id: 21, amount: .dollar(5), source: .conversion, sourceDay: "2026-03-06", destination: .groceries,
                    destinationDay: "2026-03-06"),
            ])
        try await households.record(
            .payment(1, 10, payee: "Rewe", tags: ["a", "b"]), .payment(2, 5, payee: "REWE", tags: ["b"]),
            .payment(3, 2, from: .groceries, to: .cash, payee: "Rewe"), .payment(4, 7, on: "2026-04-01", payee: "Rewe"),
            .payment(5, 50, from: .salary, to: .checking, tags: ["a"]), .payment(6, 100, status: .pending, payee: "Rewe", tags: ["a"]),
            .payment(7, 3, from: .dollars, on: "2026-03-05", currency: .dollar, payee: "Rewe"), exchanged,
            .payment(9, 8, from: .equity, to: .groceries))
        try await households.record(
            .payment(1, 1_000, payee: "n", tags: ["n"]), .payment(20, 1_000, payee: "n", tags: ["n"]), of: .neighbor)
        return households
    }

    private static func texts(_ sums: [GroupedSumRepository.Sum]) -> [String] {
        sums.map { sum in
            let key = sum.account.map { "\($0.rawValue)" } ?? sum.name
            return "\(key) \(sum.category.rawValue) \(sum.net)" + (sum.day.map { " \($0)" } ?? "")
        }
        .sorted()
    }

    @Test(arguments: ConformingEngine.allCases) func sumsOfPayees(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let (spending, both, later) = try await households.read(GroupedSumRepository.init) { sums in
            try (
                sums.byPayee(Self.march, [.spending], in: .euro), sums.byPayee(Self.march, [.income, .spending], in: .euro),
                sums.byPayee("2026-04-01"..."2026-04-30", [.spending], in: .euro)
            )
        }
        let expected = [
            " 201 0.05 USD 2026-03-06", " 201 0.08 EUR", "REWE 201 0.05 EUR", "Rewe 201 0.03 USD 2026-03-05", "Rewe 201 0.08 EUR",
        ]
        #expect(Self.texts(spending) == expected)
        #expect(Self.texts(both) == (expected + [" 202 -0.50 EUR"]).sorted())
        #expect(Self.texts(later) == ["Rewe 201 0.07 EUR"])
    }

    @Test(arguments: ConformingEngine.allCases) func aTransactionCountsWithEachOfItsTags(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let (spending, income) = try await households.read(GroupedSumRepository.init) { sums in
            try (sums.byTag(Self.march, [.spending], in: .euro), sums.byTag(Self.march, [.income], in: .dollar))
        }
        #expect(
            Self.texts(spending) == [
                " 201 0.03 USD 2026-03-05", " 201 0.05 USD 2026-03-06", " 201 0.06 EUR", "a 201 0.10 EUR", "b 201 0.15 EUR",
            ])
        #expect(Self.texts(income) == ["a 202 -0.50 EUR 2026-03-10"])
    }

    @Test(arguments: ConformingEngine.allCases) func theAccountIsTheOneThatPaid(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let sums = try await households.read(GroupedSumRepository.init) { try $0.byAccount(Self.march, [.income, .spending], in: .euro) }
        #expect(
            Self.texts(sums) == [
                " 201 0.08 EUR", "101 201 0.15 EUR", "101 202 -0.50 EUR", "103 201 -0.02 EUR", "103 201 0.05 USD 2026-03-06",
                "104 201 0.03 USD 2026-03-05",
            ])
    }
}
