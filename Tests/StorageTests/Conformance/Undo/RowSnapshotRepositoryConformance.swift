import Models
import StorageTestSupport
import Testing

@testable import Storage

struct RowSnapshotRepositoryConformance {

    /// Adds closings of an account, and one of another account.
    private static func addClosings(_ connection: Connection, _ household: ID<Household>) throws {
        let checks = CheckRepository(connection, household: household)
        for (account, day, stated) in [
            (ID<Account>.checking, Day("2026-02-28"), Int64(2)), (.checking, "2026-01-31", household == .own ? 1 : 99),
            (.savings, "2026-01-31", 3),
        ] {
            let check = CheckRepository.Check(since: nil, day: day, stated: stated)
            try checks.insertClosing(of: account, check, at: 5, by: stated == 2 ? .anna : nil)
        }
        try checks.setTicked(7, in: .checking, true)
    }

    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(of: household) { try Self.addClosings($0, household) }
        }
        return households
    }

    private static let closings = CheckRepository.tables[0]

    private static func rows(_ households: TestHouseholds, of account: ID<Account> = .checking) async throws -> [[Value]] {
        try await households.read(RowSnapshotRepository.init) { snapshots in
            var rows: [[Value]] = []
            for table in CheckRepository.tables {
                try snapshots.rows(of: account, in: table, version: snapshots.connection.schemaVersion) { rows.append($0) }
            }
            return rows
        }
    }

    private static let january = Value.day(Day("2026-01-31"))
    private static let february = Value.day(Day("2026-02-28"))

    @Test(arguments: ConformingEngine.allCases) func rowsAreThoseOfTheAccountInOrder(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        #expect(try await Self.rows(households) == [[101, Self.january, 1, 5, .null], [101, Self.february, 2, 5, 11], [101, 7]])
        #expect(try await Self.rows(households, of: .cash) == [])
    }

    @Test(arguments: ConformingEngine.allCases) func deletedRowsComeBackFromAnImage(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let before = try await Self.rows(households)
        try await households.write { connection in
            let image = UndoImageWriter(connection, household: .own, id: 1)
            try RowSnapshotRepository(connection, household: .own).copyRows(of: .checking, in: CheckRepository.tables, to: image)
            let record = AuditRecord(id: 1, at: 0, member: nil, action: .deleteAccount, subject: "", isUndone: false)
            try AuditRepository(connection, household: .own).insert(record, reference: "", image: image)
            try CheckRepository(connection, household: .own).deleteAll(of: .checking)
        }
        #expect(try await Self.rows(households) == [])
        try await households.write { connection in
            let image = UndoImageReader(connection, household: .own, change: 1, version: connection.schemaVersion)
            try RowSnapshotRepository(connection, household: .own).insertRows(of: image, into: CheckRepository.tables)
        }
        #expect(try await Self.rows(households) == before)
        let others = try await households.read { connection in
            try connection.all("SELECT household, account, stated FROM account_closing WHERE stated > 2 ORDER BY household, account") {
                $0.values
            }
        }
        #expect(others == [[1, 102, 3], [2, 101, 99], [2, 102, 3]])
    }

    @Test(arguments: ConformingEngine.allCases) func columnsOfLaterVersionsAreLeftOut(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let newest = try await households.read { $0.schemaVersion }
        let later = SnapshotTable(
            "closing", table: "account_closing", columns: ["account", "day", "stated", "at", "member"], by: "day",
            added: [SnapshotTable.AddedColumn(name: "at", version: newest, value: 0)])
        for (version, expected) in [
            (newest - 1, [[101, Self.january, 1, .null], [101, Self.february, 2, 11]] as [[Value]]),
            (newest, [[101, Self.january, 1, 5, .null], [101, Self.february, 2, 5, 11]]),
        ] {
            let rows = try await households.read(RowSnapshotRepository.init) { snapshots in
                var rows: [[Value]] = []
                try snapshots.rows(of: .checking, in: later, version: version) { rows.append($0) }
                return rows
            }
            #expect(rows == expected)
        }
    }

    @Test(arguments: ConformingEngine.allCases) func aRowThatExistsAlreadyIsRejected(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let row = ImageRow(
            change: 1, table: "closing", columns: Self.closings.image.columns, values: [101, Self.january, 8, 8, .null])
        let isRejected = try await households.rejects({ ($0, $1) }) { connection, household in
            let image = UndoImageReader(connection, household: household, change: 1, version: connection.schemaVersion)
            try RowSnapshotRepository(connection, household: household).insert(row, of: image, into: Self.closings)
        }
        #expect(isRejected)
    }
}
