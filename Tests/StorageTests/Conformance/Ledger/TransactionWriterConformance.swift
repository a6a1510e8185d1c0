import Models
import Storage
import StorageTestSupport
import Testing

struct TransactionWriterConformance {

    @Sendable private static func writer(_ connection: Connection, _ household: ID<Household>) throws -> TransactionWriter {
        try TransactionWriter(connection, household: household, balances: BalanceWriter(connection, household: household))
    }

    private static func groups(_ households: TestHouseholds, of household: ID<Household> = .own) async throws -> [TransactionGroup?] {
        try await households.read(TransactionRepository.init, of: household) { transactions in
            try [1, 2].map { try transactions.group($0) }
        }
    }

    @Test(arguments: ConformingEngine.allCases) func groupsAreInsertedWithTheirBalanceRows(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let (first, second) = (
            TransactionGroup.payment(1, AmountLimit.amount, note: .awkward),
            TransactionGroup.payment(2, 1, from: .dollars, to: .cash, currency: .dollar, status: .pending)
        )
        try await households.write(Self.writer) { writer in
            try writer.insert(first, payee: 0, textKey: nil)
            try writer.insert(second, payee: 0, textKey: 7)
        }
        #expect(try await Self.groups(households) == [first, second])
        #expect(try await Self.groups(households, of: .neighbor) == [nil, nil])
        let balances = try await households.read(BalanceRepository.init) { try $0.all() }
        #expect(Set(balances.keys) == [.checking, .groceries, .dollars, .cash])
        #expect(balances[.cash]?.map(\.booked) == [.dollar(0)])
    }

    @Test(arguments: ConformingEngine.allCases) func theFirstPartHasTheTextKey(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        var group = TransactionGroup.payment(1, 1)
        group.parts.append(
            Transaction(
                id: 2, amount: .euro(1), source: .checking, sourceDay: "2026-03-10", destination: .cash, destinationDay: "2026-03-10"))
        let inserted = group
        try await households.write(Self.writer) { try $0.insert(inserted, payee: 0, textKey: 7) }
        try await households.write(Self.writer, of: .neighbor) { try $0.insert(inserted, payee: 0, textKey: 8) }
        try await households.write(Self.writer) { try $0.setTextKey(9, of: inserted) }
        let keys = try await households.read { connection in
            try connection.all("SELECT text_key FROM txn ORDER BY household, id") { $0.optionalInteger(0) }
        }
        #expect(keys == [9, nil, 8, nil])
    }

    @Test(arguments: ConformingEngine.allCases) func anUpdateChangesWhatAnEditChanges(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let old = TransactionGroup.payment(1, 10, status: .pending, note: "old")
        var new = TransactionGroup.payment(1, 10, status: .completed, note: .awkward)
        new.reference = "R"
        new.revision = 2
        new.parts[0].foreign = .dollar(11)
        // Moved to other accounts and days, in another currency.
        var moved = TransactionGroup.payment(1, 20, from: .dollars, to: .cash, on: "2026-04-01", arriving: "2026-04-03", currency: .dollar)
        moved.revision = 3
        let (edited, final) = (new, moved)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(Self.writer, of: household) { try $0.insert(old, payee: 0, textKey: 7) }
        }
        try await households.write(Self.writer) { try $0.update(old, to: edited, payee: 0) }
        #expect(try await Self.groups(households) == [edited, nil])
        try await households.write(Self.writer) { try $0.update(edited, to: final, payee: 0) }
        #expect(try await Self.groups(households) == [final, nil])
        #expect(try await Self.groups(households, of: .neighbor) == [old, nil])
    }

    @Test(arguments: ConformingEngine.allCases) func aGroupIsDeletedWithAllItsParts(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        var first = TransactionGroup.payment(1, 1)
        first.parts.append(
            Transaction(
                id: 9, amount: .euro(1), source: .checking, sourceDay: "2026-03-10", destination: .cash, destinationDay: "2026-03-10"))
        let (split, second) = (first, TransactionGroup.payment(2, 1))
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(Self.writer, of: household) { writer in
                for group in [split, second] { try writer.insert(group, payee: 0, textKey: nil) }
            }
        }
        try await households.write(Self.writer) { writer in
            try writer.delete(1)
            try writer.delete(99)
        }
        #expect(try await Self.groups(households) == [nil, second])
        #expect(try await Self.groups(households, of: .neighbor) == [split, second])
    }

    @Test(arguments: ConformingEngine.allCases) func groupsThatTheSchemaForbidsAreRejected(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let wrong: [TransactionGroup] = [
            .payment(1, 0), .payment(1, -1), .payment(1, 1, from: .checking, to: .checking), .payment(1, 1, from: 999),
            .payment(1, 1, to: 999),
        ]
        for group in wrong {
            #expect(try await households.rejects(Self.writer) { try $0.insert(group, payee: 0, textKey: nil) })
        }
        #expect(
            try await households.rejects(Self.writer) { writer in
                for _ in 0..<2 { try writer.insert(.payment(1, 1), payee: 0, textKey: nil) }
            })
        #expect(try await Self.groups(households) == [nil, nil])
        #expect(try await households.read(BalanceRepository.init) { try $0.all() }.isEmpty)
    }

    @Test(arguments: ConformingEngine.allCases) func aRolledBackGroupLeavesNothing(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.rollBack(Self.writer) { try $0.insert(.payment(1, 1), payee: 0, textKey: nil) }
        #expect(try await Self.groups(households) == [nil, nil])
        // The next write prepares its statements anew.
        try await households.write(Self.writer) { try $0.insert(.payment(2, 1), payee: 0, textKey: nil) }
        #expect(try await Self.groups(households) == [nil, .payment(2, 1)])
    }
}
