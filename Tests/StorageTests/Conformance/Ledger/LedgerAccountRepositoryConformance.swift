import Models
import Storage
import StorageTestSupport
import Testing

struct LedgerAccountRepositoryConformance {
    private static let full = LedgerAccountRecord(
        id: LedgerAccountID(rawValue: .max), role: .own, name: .awkward, institution: "Bänk", kind: .investment, icon: "i", color: "FFFFFF",
        currency: .yen, numberSuffix: "1234", numberHash: [0, 1, 255], iban: "DE02120300000000202051", limit: .max, isArchived: true,
        isDefault: true, openingGroup: 7, isOpeningKnown: true, csvLayout: "a;b", createdAt: .max, revision: 3)
    private static let category = LedgerAccountRecord(
        id: 1_000, role: .category, name: "", categoryClass: .neutral, categoryKey: .otherIncome, createdAt: 0)

    /// Not `init`, which has a third parameter.
    @Sendable private static func repository(_ connection: Connection, _ household: ID<Household>) -> LedgerAccountRepository {
        LedgerAccountRepository(connection, household: household)
    }

    @Test(arguments: ConformingEngine.allCases) func aRecordIsFoundAsItWasInserted(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(Self.repository) { ledgerAccounts in
            try ledgerAccounts.insert(Self.full)
            try ledgerAccounts.insert(Self.category)
        }
        let found = try await households.read(Self.repository) { try [$0.find(Self.full.id), $0.find(Self.category.id), $0.find(999)] }
        #expect(found == [Self.full, Self.category, nil])
        #expect(try await households.read(Self.repository, of: .neighbor) { try $0.find(Self.full.id) } == nil)
    }

    @Test(arguments: ConformingEngine.allCases) func allAreOrderedByID(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(Self.repository) { ledgerAccounts in
            try ledgerAccounts.insert(Self.full)
            try ledgerAccounts.insert(Self.category)
        }
        let own = try await households.read(Self.repository) { try $0.all() }
        #expect(own.map(\.id) == [.checking, .savings, .cash, .dollars, .groceries, .salary, .equity, .conversion, 1_000, Self.full.id])
        #expect(own.first?.name == "Own checking")
        #expect(try await households.read(Self.repository, of: .neighbor) { try $0.all().first?.name } == "Neighbor checking")
    }

    @Test(arguments: ConformingEngine.allCases) func aSetHasAnySize(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let records = (1...130).map { number in
            LedgerAccountRecord(
                id: LedgerAccountID(rawValue: 10_000 + number), role: .category, name: "\(number)", categoryClass: .income, createdAt: 0)
        }
        try await households.write(Self.repository) { ledgerAccounts in for record in records { try ledgerAccounts.insert(record) } }
        for count in [0, 1, 8, 9, 64, 65, 130] {
            let wanted = records.prefix(count).map(\.id)
            let found = try await households.read(Self.repository) { try $0.all(wanted + wanted + [999]) }
            #expect(found.values.sorted { $0.id < $1.id } == Array(records.prefix(count)))
        }
        #expect(try await households.read(Self.repository, of: .neighbor) { try $0.all(records.map(\.id)) }.isEmpty)
    }

    @Test(arguments: ConformingEngine.allCases) func anUpdateNeedsTheCurrentRevision(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(Self.repository, of: household) { try $0.insert(Self.full) }
        }
        let edited = LedgerAccountRecord(
            id: Self.full.id, role: .own, name: "New", institution: "I", kind: .loan, categoryKey: .fee, icon: "", color: "000000",
            currency: .euro, limit: 0, createdAt: .max, revision: 3)
        let results = try await households.write(Self.repository) { try [$0.update(edited), $0.update(edited)] }
        #expect(results == [true, false])
        var stored = edited
        stored.revision = 4
        #expect(try await households.read(Self.repository) { try $0.find(Self.full.id) } == stored)
        #expect(try await households.read(Self.repository, of: .neighbor) { try $0.find(Self.full.id) } == Self.full)
        var unknown = edited
        unknown.id = 999
        let missing = unknown
        #expect(try await households.write(Self.repository) { try $0.update(missing) } == false)
    }

    @Test(arguments: ConformingEngine.allCases) func aLayoutIsSavedWithoutANewRevision(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(Self.repository) { try $0.save(csvLayout: .awkward, of: .checking) }
        let found = try await households.read(Self.repository) { try $0.all([.checking, .savings]) }
        #expect([found[.checking]?.csvLayout, found[.savings]?.csvLayout] == [.awkward, nil])
        #expect(found[.checking]?.revision == 1)
        #expect(try await households.read(Self.repository, of: .neighbor) { try $0.find(.checking)?.csvLayout } == nil)
    }

    @Test(arguments: ConformingEngine.allCases) func standardCategoriesAndEquityAreFound(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(Self.repository, of: household) { ledgerAccounts in
                // The oldest one counts.
                try ledgerAccounts.insert(
                    LedgerAccountRecord(
                        id: household == .own ? 900 : 1, role: .category, name: "", categoryClass: .spending, categoryKey: .groceries,
                        createdAt: 0))
                try ledgerAccounts.insert(LedgerAccountRecord(id: household == .own ? 901 : 2, role: .equity, name: "", createdAt: 0))
            }
        }
        let found = try await households.read(Self.repository) {
            try [$0.category(standard: .groceries), $0.category(standard: .fee), $0.equity()]
        }
        #expect(found == [.groceries, nil, .equity])
    }

    @Test(arguments: ConformingEngine.allCases) func aDeletedOneHasNoBalancesAndTotals(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.record(.payment(1, 5), of: household)
            try await households.write { try $0.execute("DELETE FROM txn WHERE household = $1", .id(household)) }
        }
        try await households.write(Self.repository) { try $0.delete(.checking) }
        #expect(try await households.read(Self.repository) { try $0.find(.checking) } == nil)
        let rows = try await households.read { connection in
            try connection.all(
                """
                SELECT household, account FROM account_balance UNION ALL SELECT household, account FROM month_total
                UNION ALL SELECT household, account FROM day_total
                """
            ) { [$0.integer(0), $0.integer(1)] }
        }
        #expect(!rows.contains([1, 101]))
        #expect(rows.filter { $0 == [2, 101] }.count == 3)
        #expect(rows.filter { $0 == [1, 201] }.count == 3)
    }

    @Test(arguments: ConformingEngine.allCases) func oneWithTransactionsIsNotDeleted(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.record(.payment(1, 5))
        #expect(try await households.rejects(Self.repository) { try $0.delete(.checking) })
        #expect(try await households.read(Self.repository) { try $0.find(.checking) } != nil)
    }

    @Test(arguments: ConformingEngine.allCases) func recordsThatTheSchemaForbidsAreRejected(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let wrong = [
            LedgerAccountRecord(id: .checking, role: .equity, name: "", createdAt: 0),
            LedgerAccountRecord(id: 900, role: .own, name: "", kind: .cash, createdAt: 0),
            LedgerAccountRecord(id: 900, role: .own, name: "", currency: .euro, createdAt: 0),
            LedgerAccountRecord(id: 900, role: .category, name: "", createdAt: 0),
            LedgerAccountRecord(id: 900, role: .equity, name: "", limit: -1, createdAt: 0),
        ]
        for record in wrong { #expect(try await households.rejects(Self.repository) { try $0.insert(record) }, "\(record)") }
        #expect(try await households.read(Self.repository) { try $0.all().count } == 8)
    }

    @Test(arguments: ConformingEngine.allCases) func aCacheForgetsWhatIsChanged(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let found = try await households.write { connection in
            let ledgerAccounts = LedgerAccountRepository(connection, household: .own, caches: true)
            guard var record = try ledgerAccounts.find(.cash) else { return [String?]() }
            record.name = "Purse"
            var names = [try ledgerAccounts.find(.cash)?.name]
            _ = try ledgerAccounts.update(record)
            names.append(try ledgerAccounts.find(.cash)?.name)
            try ledgerAccounts.save(csvLayout: "layout", of: .cash)
            names.append(try ledgerAccounts.find(.cash)?.csvLayout)
            try ledgerAccounts.delete(.cash)
            names.append(try ledgerAccounts.find(.cash)?.name)
            return names
        }
        #expect(found == ["Own cash", "Purse", "layout", nil])
    }

    @Test(arguments: ConformingEngine.allCases) func aRolledBackRecordLeavesNothing(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.rollBack(Self.repository) { ledgerAccounts in
            try ledgerAccounts.insert(Self.full)
            try ledgerAccounts.delete(.checking)
        }
        let found = try await households.read(Self.repository) { try [$0.find(Self.full.id)?.name, $0.find(.checking)?.name] }
        #expect(found == [nil, "Own checking"])
    }
}
