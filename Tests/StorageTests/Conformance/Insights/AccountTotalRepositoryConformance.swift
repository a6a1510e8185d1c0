import Models
import StorageTestSupport
import Testing

@testable import InsightsLive
@testable import Storage

struct AccountTotalRepositoryConformance {
    private static let march = Month(of: "2026-03-01")

    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(of: household) { connection in
                try LedgerAccountRepository(connection, household: household).insert(
                    LedgerAccountRecord(id: 401, role: .receivable, name: "Trip", createdAt: 9))
            }
        }
        try await households.record(
            .payment(1, 10), .payment(2, 5, on: "2026-04-20"), .payment(3, 500, from: .salary, to: .checking, on: "2026-02-01"),
            // Between own accounts, arriving in the next month.
            .payment(4, 1_000, from: .checking, to: .savings, on: "2026-03-30", arriving: "2026-04-02"),
            .payment(5, 3, from: .dollars, on: "2026-03-20", currency: .dollar), .payment(6, 40, status: .pending),
            // Paid for others, and by others.
            .payment(7, 60, from: .checking, to: 401, on: "2026-03-15"), .payment(8, 20, from: 401, to: .groceries, on: "2026-03-16"),
            .payment(9, 70, from: .equity, to: .cash, on: "2026-03-01"))
        try await households.record(.payment(1, 9_999), .payment(7, 9_999, from: .checking, to: 401), of: .neighbor)
        return households
    }

    private static func texts(_ changes: [AccountTotalRepository.Change]) -> [String] {
        changes.map { "\($0.ledgerAccount.rawValue) \($0.month) \($0.net)" }.sorted()
    }

    @Test(arguments: ConformingEngine.allCases) func monthsOfOwnAccountsAndOfWhatIsOwed(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let (since, later) = try await households.read(AccountTotalRepository.init) { totals in
            try (totals.months(since: Self.march), totals.months(since: Self.march.adding(months: 2)))
        }
        #expect(
            Self.texts(since) == [
                "101 2026-03 -10.70 EUR", "101 2026-04 -0.05 EUR", "102 2026-04 10.00 EUR", "103 2026-03 0.70 EUR",
                "104 2026-03 -0.03 USD", "401 2026-03 0.40 EUR",
            ])
        #expect(later.isEmpty)
    }

    @Test(arguments: ConformingEngine.allCases) func daysOfOwnAccountsAndOfWhatIsOwed(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let days = try await households.read(AccountTotalRepository.init) { try $0.days("2026-03-16"..."2026-03-31") }
        #expect(Self.texts(days) == ["101 2026-03 -10.00 EUR", "104 2026-03 -0.03 USD", "401 2026-03 -0.20 EUR"])
    }

    /// The same as from the transactions, and with the month's total where the days are the month.
    @Test(arguments: ConformingEngine.allCases) func netWorthChangesByWhatLeavesCategoriesAndEquity(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        for days in ["2026-03-01"..."2026-03-31", "2026-03-02"..."2026-03-15", "2026-03-16"..."2026-03-31"] as [ClosedRange<Day>] {
            let (found, expected) = try await households.read { connection in
                try (
                    AccountTotalRepository(connection, household: .own).netWorthChanges(within: days),
                    FlowRepository(connection, household: .own).netWorthChanges(from: days.lowerBound, until: days.upperBound)
                )
            }
            #expect(found == expected && !found.isEmpty, "\(days)")
        }
        let march = try await households.read(AccountTotalRepository.init) { try $0.netWorthChanges(within: "2026-03-01"..."2026-03-31") }
        #expect(march.map { "\($0.currency) \($0.net)" } == ["EUR 40", "USD -3"])
    }
}
