import Ledger
import Models
import Storage
import StorageTestSupport
import Testing

struct TransactionPartRepositoryConformance {
    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        try await households.record(
            .payment(1, 100, on: "2026-02-28"), .payment(2, 10, on: "2026-03-01"),
            .payment(3, 500, from: .salary, to: .checking, on: "2026-03-31"),
            // Between own accounts, arriving in the next month.
            .payment(4, 1_000, from: .checking, to: .savings, on: "2026-02-28", arriving: "2026-03-02"),
            .payment(5, 40, on: "2026-03-05", status: .pending), .payment(6, 2, to: .groceries, on: "2026-03-05", status: .failed))
        try await households.record(
            .payment(1, 9_999, on: "2026-03-05"), .payment(2, 9_999, status: .pending), of: .neighbor)
        return households
    }

    private static func text(_ parts: [TransactionPartRepository.Part]) -> [String] {
        parts.map { "\($0.group.rawValue) \($0.sourceDay) \($0.destinationDay) \($0.amount)" }
    }

    @Test(arguments: ConformingEngine.allCases) func theNewestOfALedgerAccount(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let found = try await households.read(TransactionPartRepository.init) { forecast in
            try [
                forecast.newest(into: .groceries, limit: 2), forecast.newest(from: .checking, limit: 2),
                forecast.newest(into: .savings, limit: 9), forecast.newest(from: .groceries, limit: 9),
            ]
        }
        #expect(found[0].map(\.group) == [6, 5] && found[0].map(\.status) == [.failed, .pending])
        #expect(found[1].map(\.group) == [6, 5])
        #expect(Self.text(found[2]) == ["4 2026-02-28 2026-03-02 10.00 EUR"] && found[2].map(\.source) == [.checking])
        #expect(found[3].isEmpty)
    }

    @Test(arguments: ConformingEngine.allCases) func whatIsCompletedOnLaterDays(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let found = try await households.read(TransactionPartRepository.init) { forecast in
            try (["2026-02-27", "2026-03-01", "2026-03-31"] as [Day]).map { try forecast.completed(after: $0) }
        }
        // A transfer comes once for each side that is later.
        #expect(found.map { $0.map(\.group).sorted() } == [[1, 2, 3, 4, 4], [3, 4], []])
        #expect(Set(found[0].map(\.id)).count == 4)
    }

    @Test(arguments: ConformingEngine.allCases) func whatIsPending(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let pending = try await households.read(TransactionPartRepository.init) { try $0.pending() }
        #expect(Self.text(pending) == ["5 2026-03-05 2026-03-05 0.40 EUR"] && pending.map(\.status) == [.pending])
    }
}
