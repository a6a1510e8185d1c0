import Models
import Storage
import StorageTestSupport
import Testing

@testable import SavingsLive

struct SavingsFlowRepositoryConformance {

    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        try await households.record(
            .payment(1, 100, on: "2026-03-01"), .payment(2, 10, on: "2026-03-31"), .payment(3, 1, on: "2026-04-01"),
            .payment(4, 50, from: .checking, to: .savings, on: "2026-03-05", arriving: "2026-03-07"),
            .payment(5, 20, from: .savings, to: .checking, on: "2026-03-08"), .payment(6, 1_000, on: "2026-03-09", status: .pending),
            .payment(7, 7, from: .dollars, on: "2026-03-09", currency: .dollar))
        try await households.record(.payment(1, 9_999), .payment(2, 9_999, from: .checking, to: .savings), of: .neighbor)
        return households
    }

    private static func query(
        _ account: ID<Account>, _ currency: Currency = .euro, _ days: ClosedRange<Day> = "2026-03-01"..."2026-03-31"
    ) -> SavingsFlowRepository.Query {
        SavingsFlowRepository.Query(Account(id: account, name: "", kind: .savings, currency: currency), in: days)
    }

    @Test(arguments: ConformingEngine.allCases) func netAmountsOfManyAccounts(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let known = [Self.query(.checking), Self.query(.savings, .euro, "2026-03-06"..."2026-03-07"), Self.query(.dollars, .dollar)]
        let expected: [ID<Account>: Int64] = [.checking: -140, .savings: 50, .dollars: -7]
        for count in [0, 1, 2, 3, 16, 17, 40] {
            let unknown = (0..<max(count - 3, 0)).map { Self.query(ID(rawValue: Int64(1_000 + $0))) }
            let queries = Array((unknown + known).suffix(count))
            let nets = try await households.read(SavingsFlowRepository.init) { try $0.nets(queries) }
            #expect(nets.count == count)
            #expect(nets.filter { $0.value != 0 } == expected.filter { key, _ in queries.contains { $0.account == key } })
        }
    }

    @Test(arguments: ConformingEngine.allCases) func netAmountsToOtherLedgerAccounts(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let nets = try await households.read(SavingsFlowRepository.init) { flows in
            try [
                flows.net(from: .checking, first: "2026-03-01", until: "2026-03-31"),
                flows.net(from: .checking, first: "2026-03-02", until: "2026-03-07"),
                flows.net(from: .groceries, first: "2026-03-01", until: "2026-03-31"),
                flows.net(from: .cash, first: "2026-03-01", until: "2026-03-31"),
            ]
        }
        #expect(nets == [[.groceries: 110, .savings: 30], [.savings: 50], [.checking: -110, .dollars: -7], [:]])
    }
}
