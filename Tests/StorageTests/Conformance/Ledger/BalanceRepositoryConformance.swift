import Models
import Storage
import StorageTestSupport
import Testing

struct BalanceRepositoryConformance {

    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        try await households.record(
            .payment(1, 100, on: "2026-02-28"), .payment(2, 10, on: "2026-03-01"),
            .payment(3, 5, from: .salary, to: .checking, on: "2026-03-31"), .payment(4, 1, on: "2026-04-01"),
            .payment(5, 40, status: .pending), .payment(6, 1_000, status: .failed), .payment(7, 1_000, status: .cancelled),
            .payment(8, 9, from: .dollars, to: .checking, currency: .dollar))
        try await households.record(.payment(1, 77_777, on: "2026-02-28"), of: .neighbor)
        return households
    }

    @Test(arguments: ConformingEngine.allCases) func aBalanceCountsCompletedAndPendingTransactions(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let euros = AccountBalance(booked: .euro(-106), pendingOut: .euro(40), entries: 7)
        let dollars = AccountBalance(booked: .dollar(9), pendingOut: .dollar(0), entries: 1)
        let found = try await households.read(BalanceRepository.init) { balances in
            try [
                balances.balance(of: .checking, in: .euro), balances.balance(of: .checking, in: .dollar),
                balances.balance(of: .checking, in: .yen), balances.balance(of: 999, in: .euro),
            ]
        }
        let none = Money.zero(.yen)
        #expect(
            found == [
                euros, dollars, AccountBalance(booked: none, pendingOut: none, entries: 0),
                AccountBalance(booked: .euro(0), pendingOut: .euro(0), entries: 0),
            ])
        // Ordered by currency.
        #expect(try await households.read(BalanceRepository.init) { try $0.all(of: .checking) } == [euros, dollars])
        #expect(try await households.read(BalanceRepository.init) { try $0.all(of: 999) } == [])
    }

    @Test(arguments: ConformingEngine.allCases) func allBalancesAreThoseOfTheHousehold(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let all = try await households.read(BalanceRepository.init) { try $0.all() }
        #expect(Set(all.keys) == [.checking, .groceries, .salary, .dollars])
        #expect(all[.checking]?.count == 2)
        #expect(all[.groceries]?.map(\.booked) == [.euro(111)])
        let neighbor = try await households.read(BalanceRepository.init, of: .neighbor) { try $0.all() }
        #expect(neighbor[.checking]?.map(\.booked) == [.euro(-77_777)])
    }

    @Test(arguments: ConformingEngine.allCases) func aSetOfBalancesHasAnySize(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let all = try await households.read(BalanceRepository.init) { try $0.all() }
        for last in [100, 101, 108, 109, 203] as [Int64] {
            let wanted = (101..<last + 1).map { LedgerAccountID(rawValue: $0) }
            let found = try await households.read(BalanceRepository.init) { try $0.all(of: wanted + wanted) }
            #expect(found.mapValues { Set($0) } == all.filter { wanted.contains($0.key) }.mapValues { Set($0) })
        }
    }

    private static let days: [(Day, Int64)] = [
        ("2026-02-27", 0), ("2026-02-28", -100), ("2026-03-01", -110), ("2026-03-30", -110), ("2026-03-31", -105), ("2026-04-01", -106),
        ("2026-04-30", -106), ("9999-12-30", -106), ("0001-01-01", 0),
    ]

    @Test(arguments: ConformingEngine.allCases) func theBalanceAtTheEndOfADay(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let account = Account(id: .checking, name: "", kind: .checking, currency: .euro)
        for (day, expected) in Self.days {
            let (one, some) = try await households.read(BalanceRepository.init) { balances in
                try (
                    balances.balance(of: .checking, in: .euro, at: day), balances.balances([BalanceRepository.Query(account, at: day)])
                )
            }
            #expect(one == .euro(expected), "\(day)")
            #expect(some == [.checking: .euro(expected)], "\(day)")
        }
    }

    @Test(arguments: ConformingEngine.allCases) func balancesOfManyAccountsEachAtItsDay(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        func query(_ id: ID<Account>, in currency: Currency, at day: Day) -> BalanceRepository.Query {
            BalanceRepository.Query(Account(id: id, name: "", kind: .checking, currency: currency), at: day)
        }
        let known = [query(.checking, in: .euro, at: "2026-03-01"), query(.dollars, in: .dollar, at: "2026-03-10")]
        for count in [0, 1, 2, 3, 16, 17, 40] {
            let unknown = (0..<max(count - 2, 0)).map { query(ID(rawValue: Int64(1_000 + $0)), in: .yen, at: "2026-03-31") }
            let queries = Array((unknown + known).suffix(count))
            let (found, statements) = try await households.read { connection in
                let before = connection.counters.statements
                let found = try BalanceRepository(connection, household: .own).balances(queries)
                return (found, connection.counters.statements - before)
            }
            #expect(found.count == count)
            #expect(found[.dollars] == (count > 0 ? .dollar(-9) : nil))
            #expect(found[.checking] == (count > 1 ? .euro(-110) : nil))
            #expect(statements == (count + 15) / 16)
        }
    }
}
