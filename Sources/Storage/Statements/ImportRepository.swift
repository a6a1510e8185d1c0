package import Models

/// Imports with their statements, effects and stated balances.
package final class ImportRepository: ScopedRepository {
    /// A change of an existing group by an import, or a group created without a line.
    package struct Effect: Hashable, Sendable {
        package var group: ID<Transaction>
        /// The group before the change; nil if the import created it.
        package var image: GroupImage?
        /// The revision after the change.
        package var revision: Int64

        package init(group: ID<Transaction>, image: GroupImage?, revision: Int64) {
            self.group = group
            self.image = image
            self.revision = revision
        }
    }

    /// A statement of an import.
    package struct Statement: Hashable, Sendable {
        package var account: ID<Account>
        var file: String
        /// The days of the first and last line; nil if there are none.
        package var from: Day?
        package var until: Day?
        /// The number of lines that became transactions or notes.
        var newLines: Int
        /// Whether the import created the account.
        package var madeAccount: Bool
    }

    // MARK: - Imports

    /// Inserts an import.
    package func insert(_ id: ID<StatementImport>, at milliseconds: Int64, by member: ID<Member>?) throws {
        try connection.execute(
            "INSERT INTO statement_import (household, id, at, member, undone) VALUES ($1, $2, $3, $4, 0)", .id(household), .id(id),
            .integer(milliseconds), .id(member))
    }

    /// Inserts the report of a statement.
    package func insert(_ report: StatementReport, file: FileReport, sequence: Int, of id: ID<StatementImport>) throws {
        try connection.execute(
            """
            INSERT INTO import_statement (household, import_id, sequence, account, file, format, from_day, until_day, new_lines, known_lines,
                matched_lines, transfer_lines, rejected_lines, made_account)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
            """, .id(household), .id(id), .int(sequence), .id(report.account), .text(file.file), .text(file.format), .day(report.from),
            .day(report.until), .int(report.new), .int(report.known), .int(report.matched), .int(report.transfers), .int(report.rejected),
            .bool(report.isNewAccount))
        try connection.execute(
            """
            INSERT INTO import_report (household, import_id, sequence, account, account_name, currency, file, format, from_day, until_day,
                transactions, new_lines, known_lines, matched_lines, transfer_lines, rejected_lines, made_account)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
            """, .id(household), .id(id), .int(sequence), .id(report.account), .text(report.name), .currency(report.currency),
            .text(file.file), .text(file.format), .day(report.from), .day(report.until), .int(report.transactions), .int(report.new),
            .int(report.known), .int(report.matched), .int(report.transfers), .int(report.rejected), .bool(report.isNewAccount))
    }

    /// Whether an import was undone; nil if it does not exist.
    package func isUndone(_ id: ID<StatementImport>) throws -> Bool? {
        try connection.first("SELECT undone FROM statement_import WHERE household = $1 AND id = $2", .id(household), .id(id))
    }

    /// Whether each of some imports was undone; those that do not exist are missing.
    package func undone(_ ids: some Sequence<ID<StatementImport>>) throws -> [ID<StatementImport>: Bool] {
        try connection.dictionary(Self.undone, .id(household), in: ValueList.unique(ids)) { ($0.id(), $0.bool()) }
    }

    private static let undone: SQL = "SELECT id, undone FROM statement_import WHERE household = $1 AND id IN (\(list: 2))"

    /// Marks it as undone.
    ///
    /// - Parameter staying: the number of its lines that stay, because other imports contain them.
    package func markUndone(_ id: ID<StatementImport>, staying: Int) throws {
        try connection.execute(
            "UPDATE statement_import SET undone = 1, staying_lines = $1 WHERE household = $2 AND id = $3", .int(staying), .id(household),
            .id(id))
    }

    /// The number of lines that stayed when an import was undone.
    package func stayingLines(of id: ID<StatementImport>) throws -> Int {
        try connection.first("SELECT staying_lines FROM statement_import WHERE household = $1 AND id = $2", .id(household), .id(id)) {
            $0.int()
        } ?? 0
    }

    /// Deletes the statements of an account that is about to be deleted.
    package func detachStatements(of account: ID<Account>) throws {
        try connection.execute("DELETE FROM import_statement WHERE household = $1 AND account = $2", .id(household), .id(account))
    }

    /// The statements of an import, in file order.
    package func statements(of id: ID<StatementImport>) throws -> [Statement] {
        try connection.all(
            """
            SELECT account, file, from_day, until_day, new_lines, made_account FROM import_statement
            WHERE household = $1 AND import_id = $2 ORDER BY sequence
            """, .id(household), .id(id)
        ) { row in
            Statement(
                account: row.id(), file: row.text(), from: row.optionalDay(), until: row.optionalDay(), newLines: row.int(),
                madeAccount: row.bool())
        }
    }

    /// The latest imports with their reports, newest first; includes undone imports.
    package func latest(_ limit: Int) throws -> [StatementImport] {
        try withReports(
            connection.all(
                "SELECT id, at, undone, staying_lines FROM statement_import WHERE household = $1 ORDER BY id DESC LIMIT $2",
                .id(household), .int(limit), as: Self.statementImport))
    }

    /// Some imports with their reports, oldest first.
    package func imports(_ ids: some Sequence<ID<StatementImport>>) throws -> [StatementImport] {
        var imports: [StatementImport] = []
        try connection.query(Self.selected, .id(household), in: ValueList.unique(ids)) { imports.append(Self.statementImport(&$0)) }
        return try withReports(imports.sorted { $0.id < $1.id })
    }

    private static let selected: SQL =
        "SELECT id, at, undone, staying_lines FROM statement_import WHERE household = $1 AND id IN (\(list: 2))"

    private static func statementImport(_ row: inout Row) -> StatementImport {
        StatementImport(
            id: row.id(), at: row.integer(), isUndone: row.bool(), stayingLines: row.int(), files: [], newLines: 0, transactions: 0)
    }

    private func withReports(_ imports: [StatementImport]) throws -> [StatementImport] {
        var imports = imports
        let positions = Dictionary(imports.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        try connection.query(Self.reports, .id(household), in: ValueList.unique(imports.map(\.id))) { row in
            guard let position = positions[row.id()] else { return }
            let file = row.text()
            if imports[position].files.last != file { imports[position].files.append(file) }
            imports[position].newLines += row.int()
            imports[position].transactions += row.int()
        }
        return imports
    }

    private static let reports: SQL = """
        SELECT import_id, file, new_lines, transactions FROM import_report WHERE household = $1 AND import_id IN (\(list: 2))
        ORDER BY import_id, sequence
        """

    /// Calls a closure with each import, oldest first; includes undone imports.
    ///
    /// - Parameter body: receives when and by whom it was imported, and whether it was undone.
    package func all(row body: (ID<StatementImport>, _ at: Int64, ID<Member>?, _ isUndone: Bool) throws -> Void) throws {
        try connection.query("SELECT id, at, member, undone FROM statement_import WHERE household = $1 ORDER BY id", .id(household)) {
            try body($0.id(), $0.integer(), $0.optionalID(), $0.bool())
        }
    }

    // MARK: - Accounts of imports

    /// The oldest import that was not undone and has a statement of an account.
    package func firstImport(of account: ID<Account>, otherThan id: ID<StatementImport>) throws -> ID<StatementImport>? {
        let found: ID<StatementImport>?? = try connection.first(
            """
            SELECT MIN(s.import_id) FROM import_statement s JOIN statement_import i ON i.household = s.household AND i.id = s.import_id
            WHERE s.household = $1 AND s.account = $2 AND s.import_id <> $3 AND i.undone = 0
            """, .id(household), .id(account), .id(id)
        ) { $0.optionalID() }
        return found ?? nil
    }

    /// When each of some accounts was last in an imported statement, in milliseconds since 1970; accounts without a statement are missing.
    package func lastInstants(of accounts: some Sequence<ID<Account>>) throws -> [ID<Account>: Int64] {
        try connection.dictionary(Self.lastInstants, .id(household), in: ValueList.unique(accounts)) { ($0.id(), $0.integer()) }
    }

    private static let lastInstants: SQL = """
        SELECT s.account, MAX(i.at) FROM import_statement s JOIN statement_import i ON i.household = s.household AND i.id = s.import_id
        WHERE s.household = $1 AND s.account IN (\(list: 2)) GROUP BY s.account
        """

    /// The days on which the statements of an account that an import contains overlap those of other imports that were not undone; nil if
    /// there are none.
    package func overlap(
        of account: ID<Account>, from: Day, until: Day, otherThan id: ID<StatementImport>
    ) throws -> ClosedRange<Day>? {
        let found: (Day?, Day?)? = try connection.first(
            """
            SELECT MIN(s.from_day), MAX(s.until_day) FROM import_statement s
            JOIN statement_import i ON i.household = s.household AND i.id = s.import_id
            WHERE s.household = $1 AND s.account = $2 AND s.import_id <> $3 AND i.undone = 0 AND s.from_day <= $4 AND s.until_day >= $5
            """, .id(household), .id(account), .id(id), .day(until), .day(from)
        ) { ($0.optionalDay(), $0.optionalDay()) }
        guard case let (first?, last?)? = found else { return nil }
        let (lower, upper) = (max(first, from), min(last, until))
        return lower <= upper ? lower...upper : nil
    }

    /// Sets the import that created an account.
    package func setCreatingImport(_ account: ID<Account>, by id: ID<StatementImport>) throws {
        try connection.execute(
            "UPDATE import_statement SET made_account = 1 WHERE household = $1 AND account = $2 AND import_id = $3", .id(household),
            .id(account), .id(id))
    }

    // MARK: - Checkpoints

    /// Stores a stated balance in minor units; replaces one of the same import and day.
    package func insertCheckpoint(account: ID<Account>, day: Day, amount: Int64, of id: ID<StatementImport>) throws {
        try connection.execute(
            """
            INSERT INTO checkpoint (household, account, day, import_id, amount) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (household, account, day, import_id) DO UPDATE SET amount = excluded.amount
            """, .id(household), .id(account), .day(day), .id(id), .integer(amount))
    }

    /// The earliest stated balance, which remains valid when older lines are imported later.
    package func firstCheckpoint(of account: ID<Account>) throws -> StatementBalanceRecord? {
        try connection.first(
            "SELECT day, amount FROM checkpoint WHERE household = $1 AND account = $2 ORDER BY import_id, day LIMIT 1", .id(household),
            .id(account)
        ) { StatementBalanceRecord(day: $0.day(), amount: $0.integer()) }
    }

    /// Moves the stated balances of an import for an account to another import, which keeps its own of the same day.
    package func moveCheckpoints(of account: ID<Account>, from old: ID<StatementImport>, to new: ID<StatementImport>) throws {
        try connection.execute(
            """
            INSERT INTO checkpoint (household, account, day, import_id, amount)
            SELECT household, account, day, CAST($1 AS BIGINT), amount FROM checkpoint
            WHERE household = $2 AND account = $3 AND import_id = $4
            ON CONFLICT DO NOTHING
            """, .id(new), .id(household), .id(account), .id(old))
    }

    /// Deletes the stated balances of an import.
    package func deleteCheckpoints(of id: ID<StatementImport>) throws {
        try connection.execute("DELETE FROM checkpoint WHERE household = $1 AND import_id = $2", .id(household), .id(id))
    }
}

/// A stated balance at the end of a day, in minor units of the account's currency.
package struct StatementBalanceRecord: Hashable, Sendable {
    package var day: Day
    package var amount: Int64
}
