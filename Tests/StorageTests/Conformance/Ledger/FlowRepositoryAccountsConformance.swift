import Models
import StorageTestSupport
import Testing

@testable import Storage

struct FlowRepositoryAccountsConformance {

    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        try await households.record(
            .payment(1, 100, on: "2026-01-28"), .payment(2, 10, on: "2026-03-01"),
            .payment(3, 500, from: .salary, to: .checking, on: "2026-03-31"),
            .payment(4, 1_000, from: .checking, to: .savings, on: "2026-03-01", arriving: "2026-03-02"),
            .payment(5, 40, on: "2026-03-05", status: .pending))
        try await households.record(.payment(1, 9_999, on: "2026-03-05"), of: .neighbor)
        return households
    }

    @Test(arguments: ConformingEngine.allCases) func monthsSayWhatCameInAndWhatLeft(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let (january, march) = (Month(of: "2026-01-01"), Month(of: "2026-03-01"))
        let found = try await households.read(FlowRepository.init) { flows in
            try [
                flows.movements(of: .checking, in: .euro, from: january, through: march),
                flows.movements(of: .savings, in: .euro, from: january, through: march),
                flows.movements(of: .checking, in: .euro, from: january.next, through: january.next),
            ]
        }
        #expect(
            found[0] == [
                FlowRepository.MonthMovement(month: january, moneyIn: .euro(0), moneyOut: .euro(100)),
                FlowRepository.MonthMovement(month: march, moneyIn: .euro(500), moneyOut: .euro(1_010)),
            ])
        #expect(found[1] == [FlowRepository.MonthMovement(month: march, moneyIn: .euro(1_000), moneyOut: .euro(0))])
        #expect(found[2].isEmpty)
    }

    @Test(arguments: ConformingEngine.allCases) func daysOfAllAccounts(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let days = try await households.read(FlowRepository.init) { try $0.days(since: "2026-03-01") }
        #expect(days == [.checking: ["2026-03-01": -1_010, "2026-03-31": 500], .savings: ["2026-03-02": 1_000]])
    }
}
