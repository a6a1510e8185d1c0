import Models
import Storage
import StorageTestSupport
import Testing

struct StatementAccountRepositoryConformance {

    /// Both households: a line, a named transfer, a sighting, a statement and checkpoints of the accounts checking and cash.
    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(of: household) { connection in
                let imports = ImportRepository(connection, household: household)
                for id in [1, 2] as [ID<StatementImport>] { try imports.insert(id, at: 0, by: nil) }
                let lines = try StatementLineRepository(connection, household: household)
                for (number, account) in [ID<Account>.checking, .cash].enumerated() {
                    let line = StatementLineRecord(
                        id: Int64(number), account: account, day: "2026-03-10", amount: 1, bankId: nil, textHash: 0, format: 0,
                        state: .posted, group: nil, importID: 1)
                    try lines.insert(line)
                    try lines.markSeen(account: account, day: line.day, line: line.id, by: 2)
                    try NamedTransferRepository(connection, household: household).insert(line, sequence: 0, amount: 1, name: "n")
                    try imports.insert(
                        StatementReport(account: account, name: "", currency: .euro, isNewAccount: false),
                        file: FileReport(file: "f", format: "f"), sequence: number, of: 1)
                    // Of the same day, with different amounts.
                    try imports.insertCheckpoint(account: account, day: "2026-03-10", amount: Int64(number + 1), of: 1)
                }
                try imports.insertCheckpoint(account: .checking, day: "2026-03-11", amount: 3, of: 2)
            }
        }
        return households
    }

    /// The rows of an account in each table: lines, sightings, statements, named transfers, then the amounts of checkpoints.
    private static func rows(
        _ households: TestHouseholds, of account: ID<Account>, household: ID<Household> = .own
    ) async throws -> [[Int64]] {
        try await households.read { connection in
            let statements: [SQL] = [
                "SELECT id FROM statement_line WHERE household = $1 AND account = $2 ORDER BY id",
                "SELECT line FROM line_seen WHERE household = $1 AND account = $2 ORDER BY line",
                "SELECT sequence FROM import_statement WHERE household = $1 AND account = $2 ORDER BY sequence",
                "SELECT line FROM named_transfer WHERE household = $1 AND account = $2 ORDER BY line",
                "SELECT amount FROM checkpoint WHERE household = $1 AND account = $2 ORDER BY day",
            ]
            return try statements.map { try connection.all($0, .id(household), .id(account)) { $0.integer(0) } }
        }
    }

    @Test(arguments: ConformingEngine.allCases) func allRowsMoveToAnotherAccount(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.write(StatementAccountRepository.init) { try $0.move(from: .checking, to: .cash) }
        #expect(try await Self.rows(households, of: .checking) == [[], [], [], [], []])
        // The other account keeps its checkpoint of the same day and import.
        #expect(try await Self.rows(households, of: .cash) == [[0, 1], [0, 1], [0, 1], [0, 1], [2, 3]])
        #expect(try await Self.rows(households, of: .checking, household: .neighbor) == [[0], [0], [0], [0], [1, 3]])
        #expect(try await Self.rows(households, of: .cash, household: .neighbor) == [[1], [1], [1], [1], [2]])
    }

    @Test(arguments: ConformingEngine.allCases) func allRowsOfAnAccountAreDeleted(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.write(StatementAccountRepository.init) { try $0.delete(of: .checking) }
        #expect(try await Self.rows(households, of: .checking) == [[], [], [], [], []])
        #expect(try await Self.rows(households, of: .cash) == [[1], [1], [1], [1], [2]])
        #expect(try await Self.rows(households, of: .checking, household: .neighbor) == [[0], [0], [0], [0], [1, 3]])
    }

    @Test(arguments: ConformingEngine.allCases) func theNamesOfALineMoveWithIt(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let line = StatementLineRecord(
            id: 0, account: .checking, day: "2026-03-10", amount: 1, bankId: nil, textHash: 0, format: 0, state: .posted, group: nil,
            importID: 1)
        try await households.write(NamedTransferRepository.init) { named in
            try named.insert(line, sequence: 2, amount: 7, name: "third")
            try named.insert(line, sequence: 1, amount: 5, name: "second")
        }
        try await households.write(StatementAccountRepository.init) { try $0.move(from: .checking, to: .cash) }
        let names = try await households.read { connection in
            try connection.all(
                "SELECT line, sequence, amount, name FROM named_transfer WHERE household = $1 AND account = $2 ORDER BY line, sequence",
                .id(ID<Household>.own), .id(ID<Account>.cash)
            ) { "\($0.integer()) \($0.integer()) \($0.integer()) \($0.text())" }
        }
        #expect(names == ["0 0 1 n", "0 1 5 second", "0 2 7 third", "1 0 1 n"])
        #expect(try await Self.rows(households, of: .checking, household: .neighbor)[3] == [0])
    }

    /// The reference to the line is checked at the commit.
    @Test(arguments: ConformingEngine.allCases) func aNameWithoutItsLineIsNotKept(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let isRejected = try await households.rejects(StatementAccountRepository.init) { rows in
            try rows.connection.execute(
                "UPDATE statement_line SET account = $1 WHERE household = $2 AND account = $3", .id(ID<Account>.cash), .id(rows.household),
                .id(ID<Account>.checking))
        }
        #expect(isRejected)
        #expect(try await Self.rows(households, of: .checking) == [[0], [0], [0], [0], [1, 3]])
    }

    @Test(arguments: ConformingEngine.allCases) func rowsMoveToExistingAccountsOnly(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        #expect(try await households.rejects(StatementAccountRepository.init) { try $0.move(from: .checking, to: 999) })
        #expect(try await Self.rows(households, of: .checking) == [[0], [0], [0], [0], [1, 3]])
    }
}
