import Models
import StorageTestSupport
import Testing

@testable import Storage

struct EntryFlowRepositoryConformance {
    private typealias Flow = EntryFlowRepository.Flow

    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        try await households.record(
            .payment(1, 100, on: "2026-02-28"), .payment(2, 10, on: "2026-03-01"),
            .payment(3, 500, from: .salary, to: .checking, on: "2026-03-31"),
            .payment(4, 1_000, from: .checking, to: .savings, on: "2026-02-28", arriving: "2026-03-02"),
            .payment(5, 40, on: "2026-03-05", status: .pending),
            .payment(6, 2, from: LedgerAccountID.groceries, to: .checking, on: "2026-03-20"),
            .payment(7, 3, from: .dollars, on: "2026-03-20", currency: .dollar))
        try await households.record(.payment(1, 9_999, on: "2026-03-05"), of: .neighbor)
        return households
    }

    private static func groceries(in moneyIn: Int64 = 0, out moneyOut: Int64 = 0) -> Flow {
        Flow(other: .groceries, moneyIn: .euro(moneyIn), moneyOut: .euro(moneyOut))
    }

    private static let salary = Flow(other: .salary, moneyIn: .euro(500), moneyOut: .euro(0))
    private static let dollars = Flow(other: .groceries, moneyIn: .dollar(0), moneyOut: .dollar(3))

    /// Whole months come from totals, the days before and after them from transactions; what moves between own accounts is in neither.
    @Test(arguments: ConformingEngine.allCases) func whatComesIntoAllAccountsAndLeavesThem(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let found = try await households.read(EntryFlowRepository.init) { flows in
            try [
                flows.all(from: nil, until: nil), flows.all(from: "2026-03-01", until: "2026-03-31"),
                flows.all(from: "2026-02-28", until: "2026-03-15"), flows.all(from: "2026-03-10", until: "2026-03-25"),
                flows.all(from: "2026-02-10", until: nil), flows.all(from: "2026-03-10", until: "2026-03-09"),
            ].map { Set($0) }
        }
        #expect(found[0] == [Self.groceries(in: 2, out: 110), Self.dollars, Self.salary])
        #expect(found[1] == [Self.groceries(in: 2, out: 10), Self.dollars, Self.salary])
        #expect(found[2] == [Self.groceries(out: 100), Self.groceries(out: 10)])
        #expect(found[3] == [Self.groceries(in: 2), Self.dollars])
        #expect(found[4] == [Self.groceries(out: 100), Self.groceries(in: 2, out: 10), Self.dollars, Self.salary])
        #expect(found[5].isEmpty)
    }

    @Test(arguments: ConformingEngine.allCases) func whatComesIntoAnAccountAndLeavesIt(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let found = try await households.read(EntryFlowRepository.init) { flows in
            try [
                flows.flows(of: .checking, from: nil, until: nil), flows.flows(of: .checking, from: "2026-03-01", until: "2026-03-30"),
                flows.flows(of: .savings, from: nil, until: nil), flows.flows(of: .cash, from: nil, until: nil),
            ].map { Set($0) }
        }
        #expect(
            found[0] == [
                Self.groceries(in: 2, out: 110), Self.salary, Flow(other: .savings, moneyIn: .euro(0), moneyOut: .euro(1_000)),
            ])
        #expect(found[1] == [Self.groceries(in: 2, out: 10)])
        #expect(found[2] == [Flow(other: .checking, moneyIn: .euro(1_000), moneyOut: .euro(0))])
        #expect(found[3].isEmpty)
    }
}
