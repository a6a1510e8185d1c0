import Models
import Storage
import StorageTestSupport
import Testing

struct TransactionRepositoryConformance {
    /// A split of three parts with everything that a transaction can have.
    private static let split = TransactionGroup(
        id: 20,
        parts: [
            Transaction(
                id: 20, amount: .euro(1), source: .checking, sourceDay: "2026-03-10", destination: .groceries,
                destinationDay: "2026-03-12", note: .awkward, foreign: .dollar(2)),
            Transaction(
                id: 21, amount: .euro(AmountLimit.amount), source: .checking, sourceDay: "2026-03-10", destination: .savings,
                destinationDay: "2026-03-10"),
            Transaction(
                id: 22, amount: .euro(3), source: .salary, sourceDay: "1900-01-01", destination: .checking, destinationDay: "2026-03-10"),
        ], status: .completed, payee: .awkward, reference: "REF-1", tags: ["a", "b", "ä"], revision: 5)

    @Test(arguments: ConformingEngine.allCases) func aGroupIsFoundWithAllItsParts(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.record(Self.split, .payment(23, 4))
        try await households.record(.payment(20, 999, payee: "Neighbor", tags: ["neighbor"]), of: .neighbor)
        #expect(try await households.read(TransactionRepository.init) { try $0.group(20) } == Self.split)
        #expect(
            try await households.read(TransactionRepository.init) { try $0.groups([20, 23]) } == [20: Self.split, 23: .payment(23, 4)])
        #expect(try await households.read(TransactionRepository.init) { try $0.group(21) } == nil)
        #expect(try await households.read(TransactionRepository.init, of: .neighbor) { try $0.group(23) } == nil)
    }

    @Test(arguments: ConformingEngine.allCases) func everyStatusComesBack(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for (index, status) in TransactionStatus.allCases.enumerated() {
            let group = TransactionGroup.payment(ID(rawValue: Int64(index + 1)), 1, status: status)
            try await households.record(group)
            #expect(try await households.read(TransactionRepository.init) { try $0.group(group.id) } == group)
        }
    }

    @Test(arguments: ConformingEngine.allCases) func aSetOfGroupsHasAnySize(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let groups = (1...130).map { TransactionGroup.payment(ID(rawValue: $0), $0, tags: $0 % 50 == 0 ? ["fifty"] : []) }
        try await households.record(groups)
        try await households.record([.payment(131, 1)], of: .neighbor)
        for count in [0, 1, 8, 9, 64, 65, 130] {
            let (found, statements) = try await households.read { connection in
                let transactions = TransactionRepository(connection, household: .own)
                let before = connection.counters.statements
                // Unknown ones are missing, repeated ones count once.
                let found = try transactions.groups((groups.prefix(count) + groups.prefix(1)).map(\.id) + [131])
                return (found, connection.counters.statements - before)
            }
            let expected = groups.prefix(max(count, 1))
            #expect(found.values.sorted { $0.id < $1.id } == Array(expected))
            #expect(statements == 2 * ((expected.count + 1 + 63) / 64))
        }
    }

    @Test(arguments: ConformingEngine.allCases) func groupsAreVisitedInTheGivenOrder(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.record((1...130).map { .payment(ID(rawValue: $0), $0) })
        let ids = (1...140).reversed().map { ID<Transaction>(rawValue: $0) }
        let visited = try await households.read(TransactionRepository.init) { transactions in
            var visited: [ID<Transaction>] = []
            try transactions.forEachGroup(ids) { visited.append($0.id) }
            return visited
        }
        #expect(visited == Array(ids.dropFirst(10)))
    }

    @Test(arguments: ConformingEngine.allCases) func revisionsOfGroups(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.record([Self.split] + (30..<100).map { .payment(ID(rawValue: $0), 1) })
        try await households.record(.payment(1, 1), of: .neighbor)
        let ids = [1, 20, 21] + (30..<100).map { ID<Transaction>(rawValue: $0) }
        let revisions = try await households.read(TransactionRepository.init) { try $0.revisions(of: ids) }
        #expect(revisions.count == 71)
        #expect([revisions[20], revisions[21], revisions[1], revisions[99]] == [5, nil, nil, 1])
        #expect(try await households.read(TransactionRepository.init) { try $0.revisions(of: []) }.isEmpty)
    }

    @Test(arguments: ConformingEngine.allCases) func anEntryHasTheIDOfItsGroupOrOfAPartOnItsDay(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.record(Self.split)
        try await households.record(.payment(40, 1), of: .neighbor)
        let found = try await households.read(TransactionRepository.init) { transactions in
            try [
                // The group, on any day.
                transactions.isEntry(20, of: .groceries, on: "2000-01-01"), transactions.isEntry(20, of: .cash, on: "2026-03-10"),
                // A part, on its day at that account.
                transactions.isEntry(21, of: .savings, on: "2026-03-10"), transactions.isEntry(21, of: .savings, on: "2026-03-11"),
                transactions.isEntry(22, of: .salary, on: "1900-01-01"), transactions.isEntry(22, of: .salary, on: "2026-03-10"),
                transactions.isEntry(22, of: .groceries, on: "2026-03-10"), transactions.isEntry(40, of: .checking, on: "2026-03-10"),
            ]
        }
        #expect(found == [true, false, true, false, true, false, false, false])
    }

    @Test(arguments: ConformingEngine.allCases) func theGroupsOfALedgerAccountAreRemovedEachOnce(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        // More than a page on either side, on few days.
        let groups = (1...1_100 as ClosedRange<Int64>).map { number in
            let day = Day("2026-01-01").adding(days: Int(number % 3))
            return number % 2 == 0
                ? TransactionGroup.payment(ID(rawValue: number), 1, on: day)
                : .payment(ID(rawValue: number), 1, from: .salary, to: .checking, on: day)
        }
        var split = Self.split
        for index in split.parts.indices { split.parts[index].id = ID(rawValue: 2_000 + Int64(index)) }
        split.id = 2_000
        let others = TransactionGroup.payment(3_000, 1, from: .cash)
        try await households.record(groups + [split, others])
        try await households.record(.payment(1, 1), of: .neighbor)
        let removed = try await households.write { connection in
            var removed: [ID<Transaction>] = []
            try TransactionRepository(connection, household: .own).removingGroups(of: .checking) { group in
                removed.append(group.id)
                try connection.execute("DELETE FROM txn WHERE household = 1 AND group_id = $1", .id(group.id))
            }
            return removed
        }
        #expect(removed.count == 1_101)
        #expect(Set(removed) == Set((groups + [split]).map(\.id)))
        #expect(try await households.read(TransactionRepository.init) { try $0.group(3_000) } == others)
        #expect(try await households.read(TransactionRepository.init, of: .neighbor) { try $0.group(1) } != nil)
    }

    @Test(arguments: ConformingEngine.allCases) func groupsSinceADayTouchALedgerAccount(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.record(
            Self.split, .payment(1, 1, on: "2026-03-09"), .payment(2, 1, from: .salary, to: .checking, on: "2026-03-11"),
            .payment(3, 1, from: .cash, on: "2026-03-11"),
            .payment(4, 1, from: .savings, to: .checking, on: "2026-03-01", arriving: "2026-03-10"))
        try await households.record(.payment(5, 1), of: .neighbor)
        let ids = try await households.read(TransactionRepository.init) { try $0.groups(touching: .checking, since: "2026-03-10") }
        #expect(ids.sorted() == [2, 4, 20])
    }

    @Test(arguments: ConformingEngine.allCases) func onlyGroupsBetweenTwoLedgerAccountsAreCounted(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.record(
            Self.split, .payment(1, 1, from: .checking, to: .savings), .payment(2, 1, from: .savings, to: .checking), .payment(3, 1))
        try await households.record(.payment(4, 1, from: .checking, to: .savings), of: .neighbor)
        let counts = try await households.read(TransactionRepository.init) { transactions in
            try [
                transactions.countGroups(between: .checking, and: .savings), transactions.countGroups(between: .savings, and: .checking),
                transactions.countGroups(between: .checking, and: .groceries), transactions.countGroups(between: .cash, and: .savings),
            ]
        }
        #expect(counts == [2, 2, 1, 0])
    }

    @Test(arguments: ConformingEngine.allCases) func theFirstDayIsTheEarlierOfBothSides(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.record(
            Self.split, .payment(1, 1, from: .savings, to: .cash, on: "2026-02-01", arriving: "2026-02-02", status: .failed))
        try await households.record(.payment(1, 1, on: "1990-01-01"), of: .neighbor)
        let wanted: [LedgerAccountID] = [.checking, .savings, .cash, .salary, .dollars, 999]
        let expected: [LedgerAccountID: Day] = [
            .checking: "2026-03-10", .savings: "2026-02-01", .cash: "2026-02-02", .salary: "1900-01-01",
        ]
        #expect(try await households.read(TransactionRepository.init) { try $0.firstDays(of: wanted) } == expected)
        for ledgerAccount in wanted {
            #expect(try await households.read(TransactionRepository.init) { try $0.firstDay(of: ledgerAccount) } == expected[ledgerAccount])
        }
        let many = (0..<200).map { LedgerAccountID(rawValue: $0) }
        #expect(try await households.read(TransactionRepository.init) { try $0.firstDays(of: many) }.count == 3)
    }
}
