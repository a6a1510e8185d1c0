import Ledger
import Models
import Storage
import StorageTestSupport
import Testing

struct FlowRepositoryConformance {
    private static let (february, march) = (Month(of: "2026-02-01"), Month(of: "2026-03-01"))

    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        try await households.record(
            .payment(1, 100, on: "2026-02-28"), .payment(2, 10, on: "2026-03-01"),
            .payment(3, 500, from: .salary, to: .checking, on: "2026-03-31"),
            // Between own accounts, arriving in the next month.
            .payment(4, 1_000, from: .checking, to: .savings, on: "2026-02-28", arriving: "2026-03-02"),
            .payment(5, 40, on: "2026-03-05", status: .pending), .payment(6, 2, to: .groceries, on: "2026-03-05", status: .failed),
            .payment(7, 3, from: .dollars, on: "2026-03-05", currency: .dollar),
            .payment(8, 4, from: .salary, to: .checking, on: "2026-03-05", status: .pending))
        try await households.record(
            .payment(1, 9_999, on: "2026-01-01"), .payment(2, 9_999, on: "2026-03-05"), .payment(3, 9_999, status: .pending), of: .neighbor)
        return households
    }

    private typealias MonthFlow = FlowRepository.MonthFlow

    private static func flow(_ currency: Currency, _ month: Month, _ net: Int64) -> [String] { ["\(currency) \(month) \(net)"] }

    private static func text(_ flows: [MonthFlow]) -> [String] { flows.map { "\($0.currency) \($0.month) \($0.net)" } }

    @Test(arguments: ConformingEngine.allCases) func netWorthChangesByWhatLeavesOrEntersTheHousehold(engine: ConformingEngine) async throws
    {
        let households = try await Self.households(on: engine)
        let since = try await households.read(FlowRepository.init) { flows in
            try [Self.february, Self.march, Self.march.next].map { Self.text(try flows.netWorthChanges(since: $0)) }
        }
        #expect(
            since == [
                ["EUR 2026-02 -100", "EUR 2026-03 490", "USD 2026-03 -3"], ["EUR 2026-03 490", "USD 2026-03 -3"], [],
            ])
        let days = try await households.read(FlowRepository.init) { flows in
            try [
                flows.netWorthChanges(from: "2026-03-01", until: "2026-03-31"),
                flows.netWorthChanges(from: "2026-03-02", until: "2026-03-30"),
                flows.netWorthChanges(from: "2026-02-01", until: "2026-02-27"),
            ].map(Self.text)
        }
        #expect(days == [["EUR 2026-03 490", "USD 2026-03 -3"], ["USD 2026-03 -3"], []])
    }

    @Test(arguments: ConformingEngine.allCases) func netWorthChangesByDay(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.record(.payment(20, 70, from: .equity, to: .checking, on: "2026-03-31"))
        let days = try await households.read(FlowRepository.init) { flows in
            try [Day("2026-02-28"), "2026-03-02", "2026-04-01"].map { first in
                try flows.netWorthDays(since: first).map { "\($0.day) \($0.currency) \($0.net)" }
            }
        }
        #expect(
            days == [
                ["2026-02-28 EUR -100", "2026-03-01 EUR -10", "2026-03-31 EUR 570", "2026-03-05 USD -3"],
                ["2026-03-31 EUR 570", "2026-03-05 USD -3"], [],
            ])
    }

    @Test(arguments: ConformingEngine.allCases) func theFirstMonthOfTheLedgerAndOfAnAccount(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let first = try await households.read(FlowRepository.init) { flows in
            try [
                flows.firstMonth(), flows.firstMonth(of: .checking, in: .euro), flows.firstMonth(of: .savings, in: .euro),
                flows.firstMonth(of: .checking, in: .dollar), flows.firstMonth(of: .cash, in: .euro),
            ]
        }
        #expect(first == [Self.february, Self.february, Self.march, nil, nil])
        let empty = try await TestHouseholds(on: engine)
        #expect(try await empty.read(FlowRepository.init) { try $0.firstMonth() } == nil)
    }

    @Test(arguments: ConformingEngine.allCases) func monthsAndDaysOfAnAccount(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let months = try await households.read(FlowRepository.init) { flows in
            try [
                flows.months(of: .checking, since: Self.february), flows.months(of: .checking, since: Self.march),
                flows.months(of: .groceries, since: Self.february), flows.months(of: .cash, since: Self.february),
            ].map(Self.text)
        }
        #expect(
            months == [
                ["EUR 2026-02 -1100", "EUR 2026-03 490"], ["EUR 2026-03 490"],
                ["EUR 2026-02 100", "EUR 2026-03 10", "USD 2026-03 3"], [],
            ])
        let days = try await households.read(FlowRepository.init) { flows in
            try [
                flows.days(of: .checking, in: .euro, since: "2026-03-01"), flows.days(of: .checking, in: .euro, since: "2026-03-02"),
                flows.days(of: .checking, in: .dollar, since: "2026-01-01"), flows.days(of: .groceries, in: .euro, since: "2026-01-01"),
            ]
        }
        #expect(days == [["2026-03-01": -10, "2026-03-31": 500], ["2026-03-31": 500], [:], ["2026-02-28": 100, "2026-03-01": 10]])
        let nets = try await households.read(FlowRepository.init) { flows in
            try [
                flows.net(of: .checking, in: .euro, on: "2026-02-28"), flows.net(of: .checking, in: .euro, on: "2026-03-05"),
                flows.net(of: .savings, in: .euro, on: "2026-03-02"), flows.net(of: .savings, in: .dollar, on: "2026-03-02"),
            ]
        }
        #expect(nets == [-1_100, 0, 1_000, 0])
    }

    @Test(arguments: ConformingEngine.allCases) func openingBalancesSinceADay(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.record(
            .payment(1, 70, from: .equity, to: .checking, on: "2026-03-01"), .payment(2, 30, from: .savings, to: .equity, on: "2026-03-02"),
            .payment(3, 9, from: .equity, to: .cash, on: "2026-02-28"), .payment(4, 5, from: .equity, to: .checking, on: "2026-03-03"))
        try await households.record(.payment(1, 1_000, from: .equity, to: .checking), of: .neighbor)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(of: household) { connection in
                let ledgerAccounts = LedgerAccountRepository(connection, household: household)
                for (id, opening) in [(LedgerAccountID.checking, ID<Transaction>(rawValue: 1)), (.savings, 2), (.cash, 3)] {
                    guard var record = try ledgerAccounts.find(id) else { continue }
                    record.openingGroup = opening
                    record.isArchived = true
                    _ = try ledgerAccounts.update(record)
                }
            }
        }
        let openings = try await households.read(FlowRepository.init) { flows in
            try [Day("2026-02-28"), "2026-03-01", "2026-03-02", "2026-03-03"].map { try flows.openings(since: $0) }
        }
        #expect(openings == [[.euro(70), .euro(-30), .euro(9)], [.euro(70), .euro(-30)], [.euro(-30)], []])
    }
}
