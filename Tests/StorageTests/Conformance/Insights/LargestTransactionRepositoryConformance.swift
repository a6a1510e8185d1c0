import Models
import StorageTestSupport
import Testing

@testable import InsightsLive
@testable import Storage

struct LargestTransactionRepositoryConformance {
    private static let march: ClosedRange<Day> = "2026-03-01"..."2026-03-31"

    @Test(arguments: ConformingEngine.allCases) func theLargestPartsOfADirectionComeFirst(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.record(
            .payment(1, 10, payee: "Rewe"), .payment(2, 30, on: "2026-03-31"), .payment(3, 30, on: "2026-03-01", payee: "Market"),
            .payment(4, 99, on: "2026-04-01"), .payment(5, 98, status: .pending), .payment(6, 97, from: .groceries, to: .checking),
            .payment(7, 96, from: .dollars, currency: .dollar), .payment(8, 95, from: .salary, to: .checking, payee: "Employer"))
        try await households.record(.payment(1, 9_999), of: .neighbor)
        func texts(
            _ category: ID<Models.Category>, leaving: Bool = false, in currency: Currency = .euro, limit: Int = 5
        ) async throws -> [String] {
            try await households.read(LargestTransactionRepository.init) {
                try $0.parts(of: category, Self.march, leaving: leaving, in: currency, limit: limit)
            }.map { "\($0.group.rawValue) \($0.day) \($0.payee) \($0.amount)" }
        }
        #expect(try await texts(.groceries) == ["2 2026-03-31  0.30 EUR", "3 2026-03-01 Market 0.30 EUR", "1 2026-03-10 Rewe 0.10 EUR"])
        #expect(try await texts(.groceries, limit: 1) == ["2 2026-03-31  0.30 EUR"])
        #expect(try await texts(.groceries, leaving: true) == ["6 2026-03-10  -0.97 EUR"])
        #expect(try await texts(.groceries, in: .dollar) == ["7 2026-03-10  0.96 USD"])
        #expect(try await texts(.salary, leaving: true) == ["8 2026-03-10 Employer -0.95 EUR"])
        #expect(try await texts(.salary).isEmpty)
    }

    /// A long category is not searched as a whole: what is older than its newest is not found.
    @Test(arguments: ConformingEngine.allCases) func onlyTheNewestAreLookedAt(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let newer = (0..<LargestTransactionRepository.looked).map { number in
            TransactionGroup.payment(ID(rawValue: Int64(number + 2)), Int64(number % 7 + 1))
        }
        try await households.record([TransactionGroup.payment(1, 1_000, on: "2026-03-01")] + newer)
        let parts = try await households.read(LargestTransactionRepository.init) {
            try $0.parts(of: .groceries, Self.march, leaving: false, in: .euro, limit: 2)
        }
        #expect(parts.map(\.amount) == [.euro(7), .euro(7)])
    }
}
