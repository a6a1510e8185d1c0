import Ledger
import Models
import Storage
import StorageTestSupport
import Testing

struct TextIndexWriterConformance {

    private static func found(_ search: String, _ households: TestHouseholds, of household: ID<Household> = .own) async throws -> [Int64] {
        try await households.read(EntryRepository.init, of: household) { entries in
            try entries.page(EntryQuery(account: .checking, search: search, limit: 100)).entries.map(\.id.rawValue)
        }
    }

    /// Replaces a group by way of the journal.
    private static func replace(
        _ id: ID<Transaction>, _ edit: @escaping @Sendable (inout TransactionGroup) -> Void, _ households: TestHouseholds
    ) async throws {
        let ids = households.database.ids
        try await households.write { connection in
            guard let old = try TransactionRepository(connection, household: .own).group(id) else { return }
            var new = old
            edit(&new)
            let journal = try Journal(connection, household: .own, ids: ids, at: 0)
            try journal.replace(old, with: new)
            try journal.flush()
        }
    }

    /// Their ids are the same in the bits that make the key.
    @Test(arguments: ConformingEngine.allCases) func groupsWithTheSameKeyAreAllFound(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let ids = (0..<5).map { ID<Transaction>(rawValue: 7 + $0 << 42) }
        for household in [ID<Household>.own, .neighbor] {
            try await households.record(ids.map { .payment($0, 1, payee: "Café") }, of: household)
        }
        try await households.record(.payment(8, 1, payee: "Café"))
        #expect(try await Set(Self.found("cafe", households)) == Set(ids.map(\.rawValue) + [8]))
        #expect(try await Set(Self.found("cafe", households, of: .neighbor)) == Set(ids.map(\.rawValue)))
        #expect(try await households.read(LedgerCheckRepository.init) { try $0.check { _, _ in [] }.differences } == [])
        #expect(try await households.read(LedgerCheckRepository.init, of: .neighbor) { try $0.check { _, _ in [] }.differences } == [])
    }

    @Test(arguments: ConformingEngine.allCases) func aChangedTextIsFoundInsteadOfTheOldOne(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.record(
                .payment(1, 12_34, payee: "Bäckerei", note: "Brötchen"), .payment(2, 5, payee: "Bäckerei"), of: household)
        }
        try await Self.replace(1, { $0.payee = .awkward }, households)
        #expect(try await Self.found("backerei", households) == [2])
        #expect(try await Self.found("sohne brotchen", households) == [1])
        // To another day, with another amount.
        try await Self.replace(
            1,
            { group in
                group.parts[0].amount = .euro(99_99)
                (group.parts[0].sourceDay, group.parts[0].destinationDay) = ("2026-05-01", "2026-05-01")
            }, households)
        #expect(try await Self.found("12.34", households) == [])
        #expect(try await Self.found("99.99", households) == [1])
        #expect(try await Self.found("backerei", households, of: .neighbor) == [2, 1])
        #expect(try await households.read(LedgerCheckRepository.init) { try $0.check { _, _ in [] }.differences } == [])
    }

    @Test(arguments: ConformingEngine.allCases) func aTextIsRemovedInTheWriteThatAddedIt(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let group = TransactionGroup.payment(1, 1, payee: "Café")
        let keys = try await households.write { connection in
            let texts = try TextIndexWriter(connection, household: .own)
            let rows = try TransactionWriter(connection, household: .own, balances: BalanceWriter(connection, household: .own))
            let key = try texts.add(group)
            try rows.insert(group, payee: 0, textKey: key)
            let (buffered, final) = (try texts.key(of: 1), try texts.finalKey(of: 1))
            try texts.remove(group, key: key)
            try rows.delete(1)
            try texts.flush()
            return [key, buffered, final, try texts.key(of: 1), try texts.finalKey(of: 9)]
        }
        #expect(keys == [keys[0], keys[0], keys[0], nil, nil])
        #expect(try await Self.found("cafe", households) == [])
        #expect(try await households.read { try $0.first("SELECT COUNT(*) FROM text_entry") { $0.int(0) } } == 0)
    }

    @Test(arguments: ConformingEngine.allCases) func onlyTextAndDayMakeADifference(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let group = TransactionGroup.payment(1, 1, payee: "Café", note: "n")
        var (status, accent, note, amount, day) = (group, group, group, group, group)
        status.status = .pending
        accent.payee = "CAFE"
        note.parts[0].note = "m"
        amount.parts[0].amount = .euro(2)
        day.parts[0].destinationDay = "2026-03-11"
        let others = [status, accent, note, amount, day]
        let same = try await households.write { connection in
            let texts = try TextIndexWriter(connection, household: .own)
            return try others.map { try texts.isSameText(group, $0) }
        }
        #expect(same == [true, true, false, false, false])
    }

    @Test(arguments: ConformingEngine.allCases) func aRolledBackTextIsNotFound(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.rollBack({ connection, household in try Journal(connection, household: household, ids: IDSource(), at: 0) }) {
            journal in
            try journal.insert(.payment(1, 1, payee: "Café"))
            try journal.flush()
        }
        #expect(try await Self.found("cafe", households) == [])
        try await households.record(.payment(1, 1, payee: "Café"))
        #expect(try await Self.found("cafe", households) == [1])
    }
}
