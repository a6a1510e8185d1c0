import Models
import Storage
import StorageTestSupport
import Testing

struct LedgerCheckRepositoryConformance {

    private static func check(_ households: TestHouseholds) async throws -> LedgerCheck {
        try await households.read(LedgerCheckRepository.init) { try $0.check { _, _ in [] } }
    }

    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.record(
                [
                    .payment(1, 100), .payment(2, 5, from: .salary, to: .checking), .payment(3, 7, status: .pending),
                    .payment(4, 9, from: .checking, to: .savings, on: "2026-02-28", arriving: "2026-03-01"),
                ], of: household)
        }
        try await households.record(.payment(5, 1), of: .neighbor)
        return households
    }

    @Test(arguments: ConformingEngine.allCases) func whatTheJournalWritesIsClean(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        #expect(try await Self.check(households) == LedgerCheck(transactions: 4, differences: []))
        #expect(try await Self.check(TestHouseholds(on: engine)) == LedgerCheck(transactions: 0, differences: []))
    }

    @Test(arguments: ConformingEngine.allCases) func aWrongSumIsDescribed(engine: ConformingEngine) async throws {
        let changes: [(SQL, String)] = [
            (
                "UPDATE account_balance SET booked = booked + 1 WHERE household = 1 AND account = 101",
                "Own checking EUR: the balance is -1.03, its transactions make -1.04"
            ),
            (
                "UPDATE account_balance SET pending_out = 8 WHERE household = 1 AND account = 101",
                "Own checking EUR: pending debits are 0.08, its transactions make 0.07"
            ),
            (
                "UPDATE account_balance SET entries = 9 WHERE household = 1 AND account = 101",
                "Own checking EUR: the count of entries is 9, its transactions make 4"
            ),
            (
                "UPDATE month_total SET money_in = 6 WHERE household = 1 AND account = 101 AND money_in = 5",
                "Own checking EUR 2026-03: money in is 0.06, its transactions make 0.05"
            ),
            (
                "DELETE FROM day_total WHERE household = 1 AND account = 102",
                "Own savings EUR 2026-03-01: money in is 0.00, its transactions make 0.09"
            ),
            (
                "UPDATE txn SET text_key = NULL WHERE household = 1 AND group_id = 1",
                "The text index holds 4 entries, 3 of 4 transactions point into it"
            ),
        ]
        for (statement, difference) in changes {
            let households = try await Self.households(on: engine)
            try await households.write { try $0.execute(statement) }
            #expect(try await Self.check(households).differences.first == difference)
        }
    }
}
