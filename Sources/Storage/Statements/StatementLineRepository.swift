package import Models

/// All imported statement lines.
package final class StatementLineRepository {
    let connection: Connection
    let household: ID<Household>
    /// Prepared at the first insertion.
    private var insertLine: PreparedStatement?
    /// Prepared at the first further import of a line.
    private var insertSeen: PreparedStatement?
    /// Prepared at the first removal.
    private var deleteLine: PreparedStatement?

    /// Accesses a household's rows on a connection, for the duration of its read or write.
    package init(_ connection: Connection, household: ID<Household>) throws {
        self.connection = connection
        self.household = household
    }

    // MARK: - Writing

    /// Inserts a line.
    ///
    /// - Parameter source: what it says that its transaction does not.
    package func insert(_ line: StatementLineRecord, source: LineSource = LineSource()) throws {
        let statement =
            try insertLine
            ?? connection.prepareWrite(
                """
                INSERT INTO statement_line (household, account, day, id, amount, bank_id, text_hash, format, state, group_id, import_id, reason,
                    reason_detail, purchase_day, value_day, payee, memo, layout)
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
                """)
        insertLine = statement
        try connection.write { [self] () throws(StorageError) in try write(line, source, with: statement) }
    }

    private func write(_ line: StatementLineRecord, _ source: LineSource, with statement: PreparedStatement) throws(StorageError) {
        statement.bind(1, household.rawValue)
        statement.bind(2, line.account.rawValue)
        statement.bind(3, Int64(line.day.number))
        statement.bind(4, line.id)
        statement.bind(5, line.amount)
        statement.bind(6, line.bankId)
        statement.bind(7, line.textHash)
        statement.bind(8, line.format)
        statement.bind(9, line.state.rawValue)
        statement.bind(10, line.group?.rawValue)
        statement.bind(11, line.importID.rawValue)
        statement.bind(12, line.reason.code)
        statement.bind(13, line.reason.detail)
        statement.bind(14, source.purchaseDay.map { Int64($0.number) })
        statement.bind(15, source.valueDay.map { Int64($0.number) })
        statement.bind(16, source.payee)
        statement.bind(17, source.memo)
        statement.bind(18, line.layout)
        try statement.run()
    }

    /// Records that a further import contained a line.
    package func markSeen(account: ID<Account>, day: Day, line: Int64, by importID: ID<StatementImport>) throws {
        let statement =
            try insertSeen
            ?? connection.prepareWrite(
                "INSERT INTO line_seen (household, account, day, line, import_id) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING")
        insertSeen = statement
        try connection.write { [self] () throws(StorageError) in
            statement.bind(1, household.rawValue)
            statement.bind(2, account.rawValue)
            statement.bind(3, Int64(day.number))
            statement.bind(4, line)
            statement.bind(5, importID.rawValue)
            try statement.run()
        }
    }

    /// Updates the state of a line.
    package func update(_ line: StatementLineRecord) throws {
        try connection.execute(
            "UPDATE statement_line SET state = $1, group_id = $2, import_id = $3 WHERE household = $4 AND account = $5 AND day = $6 AND id = $7",
            .integer(line.state.rawValue), .id(line.group), .id(line.importID), .id(household), .id(line.account), .day(line.day),
            .integer(line.id))
    }

    /// Stores why a line's transaction has its category.
    package func setReason(_ reason: CategoryReason, of line: StatementLineRecord) throws {
        try connection.execute(
            "UPDATE statement_line SET reason = $1, reason_detail = $2 WHERE household = $3 AND account = $4 AND day = $5 AND id = $6",
            .integer(reason.code), reason.detail.map { .text($0) } ?? .null, .id(household), .id(line.account), .day(line.day),
            .integer(line.id))
    }

    /// Deletes a line that no other import contains.
    package func delete(_ line: StatementLineRecord) throws {
        let statement = try deletion()
        statement.bind(1, household.rawValue)
        statement.bind(2, line.account.rawValue)
        statement.bind(3, Int64(line.day.number))
        statement.bind(4, line.id)
        try statement.run()
    }

    private func deletion() throws -> PreparedStatement {
        if let deleteLine { return deleteLine }
        let statement = try connection.prepare(
            "DELETE FROM statement_line WHERE household = $1 AND account = $2 AND day = $3 AND id = $4")
        deleteLine = statement
        return statement
    }

    /// Records that a line was matched with another transaction, and keeps the texts of its former one if it has none of its own.
    package func join(_ line: PostedLine, to group: ID<Transaction>, keeping former: TransactionGroup) throws {
        let (payee, memo) = (former.payee, former.parts.first?.note ?? "")
        try connection.execute(
            """
            UPDATE statement_line
            SET state = $1, group_id = $2, payee = CASE WHEN payee IS NULL AND text_hash = $3 THEN $4 ELSE payee END,
                memo = CASE WHEN payee IS NULL AND text_hash = $3 THEN $5 ELSE memo END
            WHERE household = $6 AND account = $7 AND day = $8 AND id = $9
            """, .integer(LineState.joined.rawValue), .id(group), .integer(StableHash.statementText(payee: payee, memo: memo)),
            .text(payee),
            .text(memo), .id(household), .id(line.account), .day(line.day), .integer(line.id))
    }

    // MARK: - Reading

    /// An account's lines within some days that became their own transactions.
    package func postedLines(of account: ID<Account>, from: Day, until: Day, row body: (PostedLine) throws -> Void) throws {
        try connection.query(
            """
            SELECT l.id, l.day, l.amount, l.group_id, l.import_id, n.name, l.reason FROM statement_line l
            LEFT JOIN named_transfer n
                ON n.household = l.household AND n.account = l.account AND n.day = l.day AND n.line = l.id AND n.sequence = 0
            WHERE l.household = $1 AND l.account = $2 AND l.day BETWEEN $3 AND $4 AND l.state = $5 AND l.group_id IS NOT NULL
            ORDER BY l.day, l.id
            """, .id(household), .id(account), .day(from), .day(until), .integer(LineState.posted.rawValue)
        ) { row in
            try body(
                PostedLine(
                    id: row.integer(), account: account, day: row.day(), amount: row.integer(), group: row.id(), importID: row.id(),
                    name: row.optionalText(), reason: try CategoryReason(code: row.integer(), detail: "")))
        }
    }

    /// An account's lines within some days, ordered by day and id.
    package func lines(of account: ID<Account>, from: Day, until: Day, row body: (StatementLineRecord) throws -> Void) throws {
        try connection.query(
            "SELECT \(Self.columns) FROM statement_line WHERE household = $1 AND account = $2 AND day BETWEEN $3 AND $4 ORDER BY day, id",
            .id(household), .id(account), .day(from), .day(until)
        ) { try body(try Self.record(&$0, account: account)) }
    }

    /// A line; nil if it does not exist.
    package func line(_ id: Int64, of account: ID<Account>, on day: Day) throws -> StatementLineRecord? {
        try connection.first(
            "SELECT \(Self.columns) FROM statement_line WHERE household = $1 AND account = $2 AND day = $3 AND id = $4", .id(household),
            .id(account),
            .day(day), .integer(id)
        ) { try Self.record(&$0, account: account) }
    }

    /// The lines of an account with a bank's id, newest first. Used for corrections, which are rare.
    package func lines(of account: ID<Account>, bankId: String) throws -> [StatementLineRecord] {
        try connection.all(
            "SELECT \(Self.columns) FROM statement_line WHERE household = $1 AND account = $2 AND bank_id = $3 ORDER BY day DESC, id DESC LIMIT 20",
            .id(household), .id(account), .text(bankId)
        ) { try Self.record(&$0, account: account) }
    }

    /// Whether an account has lines.
    package func hasLines(_ account: ID<Account>) throws -> Bool {
        try connection.exists("SELECT 1 FROM statement_line WHERE household = $1 AND account = $2 LIMIT 1", .id(household), .id(account))
    }

    /// The day of an account's first line; nil if there is none.
    package func firstDay(of account: ID<Account>) throws -> Day? {
        try connection.first(
            "SELECT day FROM statement_line WHERE household = $1 AND account = $2 ORDER BY day, id LIMIT 1", .id(household), .id(account))
    }

    /// A page of an import's lines of an account, ordered by day and id.
    ///
    /// - Parameters:
    ///   - last: the last line of the previous page; nil for the first page.
    ///   - from: the first day.
    ///   - until: the last day.
    package func page(
        of account: ID<Account>, _ id: ID<StatementImport>, after last: StatementLineRecord?, from: Day, until: Day, limit: Int
    ) throws -> [StatementLineRecord] {
        try connection.all(
            """
            SELECT \(Self.columns) FROM statement_line WHERE household = $1 AND account = $2 AND (day, id) > ($3, $4) AND day <= $5 AND import_id = $6 ORDER BY day, id LIMIT $7
            """, .id(household), .id(account), .day(last?.day ?? from), .integer(last?.id ?? .min), .day(until), .id(id), .int(limit)
        ) { try Self.record(&$0, account: account) }
    }

    /// The transactions of an import's lines of an account that no other import contains.
    ///
    /// - Parameter changed: restricts to transactions that were changed since.
    package func groups(
        of account: ID<Account>, _ id: ID<StatementImport>, from: Day, until: Day, changed: Bool, row body: (ID<Transaction>) throws -> Void
    ) throws {
        // The states posted, pending and joined.
        let sql: SQL =
            changed
            ? """
            SELECT l.group_id FROM statement_line AS l CROSS JOIN txn AS t
            WHERE l.household = $1 AND l.account = $2 AND l.day BETWEEN $3 AND $4 AND l.import_id = $5 AND l.state IN (1, 2, 3)
                AND NOT EXISTS (
                    SELECT 1 FROM line_seen AS s
                    WHERE s.household = l.household AND s.account = l.account AND s.day = l.day AND s.line = l.id)
                AND t.household = l.household AND t.group_id = l.group_id AND t.revision > 1
            """
            : """
            SELECT l.group_id FROM statement_line AS l
            WHERE l.household = $1 AND l.account = $2 AND l.day BETWEEN $3 AND $4 AND l.import_id = $5 AND l.state IN (1, 2, 3)
                AND NOT EXISTS (
                    SELECT 1 FROM line_seen AS s
                    WHERE s.household = l.household AND s.account = l.account AND s.day = l.day AND s.line = l.id)
                AND l.group_id IS NOT NULL
            """
        try connection.query(sql, .id(household), .id(account), .day(from), .day(until), .id(id)) { try body($0.id()) }
    }

    /// The columns that `record` decodes.
    private static let columns: SQL =
        "id, day, amount, bank_id, text_hash, format, layout, state, group_id, import_id, reason, reason_detail"

    private static func record(_ row: inout Row, account: ID<Account>) throws(StorageError) -> StatementLineRecord {
        StatementLineRecord(
            id: row.integer(), account: account, day: row.day(), amount: row.integer(), bankId: row.optionalText(),
            textHash: row.integer(), format: row.integer(), layout: row.integer(), state: try row.value("state"), group: row.optionalID(),
            importID: row.id(), reason: try CategoryReason(code: row.integer(), detail: row.optionalText()))
    }
}
