import Models
import Storage
import StorageTestSupport
import Testing

struct CheckRepositoryConformance {
    private typealias Check = CheckRepository.Check

    @Test(arguments: ConformingEngine.allCases) func theOpenCheckIsReplacedAndDeletedWithItsTicks(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(CheckRepository.init, of: .neighbor) { checks in
            try checks.save(Check(since: nil, day: "2026-03-31", stated: 9), of: .checking)
            try checks.setTicked(1, in: .checking, true)
        }
        #expect(try await households.read(CheckRepository.init) { try $0.find(.checking) } == nil)
        for check in [Check(since: "2026-01-01", day: "2026-03-31", stated: .min), Check(since: nil, day: "2026-04-30", stated: .max)] {
            try await households.write(CheckRepository.init) { try $0.save(check, of: .checking) }
            #expect(try await households.read(CheckRepository.init) { try $0.find(.checking) } == check)
        }
        try await households.write(CheckRepository.init) { checks in
            for (group, isTicked) in [(ID<Transaction>(rawValue: 3), true), (2, true), (2, true), (1, true), (1, false), (4, false)] {
                try checks.setTicked(group, in: .checking, isTicked)
            }
            try checks.setTicked(9, in: .cash, true)
        }
        let ids = (1...100).map { ID<Transaction>(rawValue: $0) }
        let (all, some) = try await households.read(CheckRepository.init) { try ($0.ticked(.checking), $0.ticked(ids, in: .checking)) }
        #expect(all == [2, 3] && some == [2, 3])
        try await households.write(CheckRepository.init) { try $0.delete(.checking) }
        let (check, ticked, others) = try await households.read(CheckRepository.init) {
            try ($0.find(.checking), $0.ticked(.checking), $0.ticked(.cash))
        }
        #expect(check == nil && ticked == [] && others == [9])
        #expect(try await households.read(CheckRepository.init, of: .neighbor) { try $0.ticked(.checking) } == [1])
        #expect(try await households.rejects(CheckRepository.init) { try $0.setTicked(1, in: 999, true) })
    }

    @Test(arguments: ConformingEngine.allCases) func closedDaysOfAccounts(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(CheckRepository.init) { checks in
            for (account, day, member) in [
                (ID<Account>.checking, Day("2026-02-28"), ID<Member>?.some(.anna)), (.checking, "2026-03-31", nil),
                (.checking, "2026-01-31", nil),
                (.cash, "2026-01-31", nil),
            ] {
                try checks.insertClosing(of: account, Check(since: nil, day: day, stated: .max), at: 5, by: member)
            }
        }
        try await households.write(CheckRepository.init, of: .neighbor) {
            try $0.insertClosing(of: .checking, Check(since: nil, day: "2030-01-01", stated: 0), at: 0, by: nil)
        }
        let expected: [ID<Account>: Day] = [.checking: "2026-03-31", .cash: "2026-01-31"]
        let wanted = [ID<Account>.checking, .cash, .savings] + (1_000..<1_100).map { ID(rawValue: $0) }
        let (all, some, one) = try await households.read(CheckRepository.init) { checks in
            try (checks.closedDays(), checks.closedDays(of: wanted), [checks.closedDay(of: .checking), checks.closedDay(of: .savings)])
        }
        #expect(all == expected && some == expected)
        #expect(one == ["2026-03-31", nil])
        try await households.write(CheckRepository.init) { try $0.deleteClosing(of: .checking, day: "2026-03-31") }
        let closings = try await households.read(CheckRepository.init) { checks in
            var closings: [String] = []
            try checks.closings(of: .checking) { closings.append("\($0) \($1) \($2) \($3?.rawValue ?? 0)") }
            return closings
        }
        #expect(closings == ["2026-01-31 \(Int64.max) 5 0", "2026-02-28 \(Int64.max) 5 11"])
        #expect(
            try await households.rejects(CheckRepository.init) {
                try $0.insertClosing(of: .checking, Check(since: nil, day: "2026-02-28", stated: 0), at: 0, by: nil)
            })
    }

    /// A payment and an income that are ticked, a payment and a transfer that are not, one after the days, and one that is pending.
    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.record(
                [
                    .payment(1, 100, on: "2026-03-01"), .payment(2, 30, from: .salary, to: .checking, on: "2026-03-31"),
                    .payment(3, 7, on: "2026-03-15"), .payment(4, 5, from: .savings, to: .checking, on: "2026-03-20"),
                    .payment(5, 1_000, on: "2026-04-01"), .payment(6, 1_000, on: "2026-03-16", status: .pending),
                ], of: household)
            try await households.write(CheckRepository.init, of: household) { checks in
                for group in [1, 2, 5, 6] as [ID<Transaction>] { try checks.setTicked(group, in: .checking, true) }
                try checks.setTicked(3, in: .cash, true)
            }
        }
        return households
    }

    private static func carried(_ households: TestHouseholds, of household: ID<Household> = .own) async throws -> [String] {
        try await households.read(CheckRepository.init, of: household) { checks in
            var carried: [String] = []
            try checks.carried(.checking) { carried.append("\($0.rawValue) \($1) \($2.map { "\($0)" } ?? "open")") }
            return carried
        }
    }

    @Test(arguments: ConformingEngine.allCases) func whatIsNotTickedIsCarried(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let sums = try await households.read(CheckRepository.init) { checks in
            try [
                checks.tickedSum(.checking, from: "2026-03-01", until: "2026-03-31"),
                checks.tickedSum(.checking, from: "2026-03-02", until: "2026-03-31"),
                checks.tickedSum(.savings, from: "2026-03-01", until: "2026-03-31"), checks.carriedSum(.checking, closed: "2026-03-31"),
            ]
        }
        #expect(sums == [-70, 30, 0, 0])
        try await households.write(CheckRepository.init) { try $0.carry(.checking, from: "2026-03-01", closing: "2026-03-31") }
        #expect(try await Self.carried(households) == ["3 2026-03-31 open", "4 2026-03-31 open"])
        #expect(try await Self.carried(households, of: .neighbor) == [])
        let (lists, isCarried, sum) = try await households.read(CheckRepository.init) { checks in
            try (
                [checks.carried(.checking, limit: 9), checks.carried(.checking, limit: 1)],
                [checks.isCarried(3, in: .checking), checks.isCarried(1, in: .checking)],
                [checks.carriedSum(.checking, closed: "2026-03-31"), checks.carriedSum(.checking, closed: "2026-03-19")]
            )
        }
        #expect(lists == [[4, 3], [4]])
        #expect(isCarried == [true, false])
        #expect(sum == [-2, -7])
    }

    @Test(arguments: ConformingEngine.allCases) func aLaterClosingClearsWhatIsTicked(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.write(CheckRepository.init) { checks in
            try checks.carry(.checking, from: "2026-03-01", closing: "2026-03-31")
            try checks.setTicked(3, in: .checking, true)
        }
        // A carried entry counts outside of the days too.
        #expect(
            try await households.read(CheckRepository.init) { try $0.tickedSum(.checking, from: "2026-04-01", until: "2026-04-30") }
                == -1_007)
        try await households.write(CheckRepository.init) { try $0.carry(.checking, from: "2026-04-01", closing: "2026-04-30") }
        #expect(try await Self.carried(households) == ["3 2026-03-31 2026-04-30", "4 2026-03-31 open"])
        #expect(try await households.read(CheckRepository.init) { try $0.isCarried(3, in: .checking) } == false)
        try await households.write(CheckRepository.init) { try $0.undoCarry(.checking, closing: "2026-04-30") }
        #expect(try await Self.carried(households) == ["3 2026-03-31 open", "4 2026-03-31 open"])
        try await households.write(CheckRepository.init) { try $0.undoCarry(.checking, closing: "2026-03-31") }
        #expect(try await Self.carried(households) == [])
    }

    @Test(arguments: ConformingEngine.allCases) func closingsMoveToAnotherAccountUpToADay(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(CheckRepository.init, of: household) { checks in
                for (account, day) in [
                    (ID<Account>.checking, Day("2026-01-31")), (.checking, "2026-03-31"), (.savings, "2026-01-31"),
                    (.savings, "2026-02-28"),
                ] {
                    try checks.insertClosing(of: account, Check(since: nil, day: day, stated: account.rawValue), at: 0, by: nil)
                }
                try checks.carry(.checking, from: "2026-03-01", closing: "2026-03-31")
                for account in [ID<Account>.checking, .savings] {
                    try checks.save(Check(since: nil, day: "2026-04-30", stated: 0), of: account)
                }
            }
        }
        try await households.write(CheckRepository.init) { checks in
            try checks.move(from: .checking, to: .savings, closingsBefore: (old: "2026-03-31", new: "2026-02-28"))
        }
        let rows = try await households.read { connection in
            try connection.all("SELECT household, account, day, stated FROM account_closing ORDER BY household, account, day") { row in
                "\(row.integer(0)) \(row.integer(1)) \(row.day(2)) \(row.integer(3))"
            }
        }
        #expect(
            rows == [
                "1 102 2026-01-31 102", "2 101 2026-01-31 101", "2 101 2026-03-31 101", "2 102 2026-01-31 102", "2 102 2026-02-28 102",
            ])
        let (checks, carried) = try await households.read(CheckRepository.init) {
            try ([$0.find(.checking), $0.find(.savings)], [$0.carried(.checking, limit: 9), $0.carried(.savings, limit: 9)])
        }
        #expect(checks == [nil, nil])
        #expect(carried == [[], []])
        #expect(try await Self.carried(households, of: .neighbor).count == 2)
        try await households.write(CheckRepository.init) { try $0.deleteAll(of: .savings) }
        #expect(try await households.read(CheckRepository.init) { try $0.closedDays() } == [:])
        #expect(try await households.read(CheckRepository.init, of: .neighbor) { try $0.closedDays().count } == 2)
    }
}
