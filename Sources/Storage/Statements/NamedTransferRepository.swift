package import Models

/// Finds the other sides of transfers whose account a file names.
package struct NamedTransferRepository {
    private let connection: Connection
    private let household: ID<Household>

    /// How many equal transfers within a few days are looked at.
    private static let limit = 200

    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// A transaction of which one side may be the other side of a line.
    package struct Candidate: Hashable, Sendable {
        package var group: ID<Transaction>
        /// The transaction within the group.
        package var part: ID<Transaction>
        /// The day of the side that is there.
        package var day: Day
        /// The import that the line behind it came with; nil for an entry that waits.
        package var importID: ID<StatementImport>?
        /// The account that the line behind it names, folded; nil where it names none.
        package var name: String?
    }

    // MARK: - Writing

    /// Keeps the account that a line names.
    ///
    /// - Parameters:
    ///   - sequence: counts the named sides of the line.
    ///   - amount: of the side, in minor units as the line's account sees it.
    ///   - name: folded.
    package func insert(_ line: StatementLineRecord, sequence: Int, amount: Int64, name: String) throws {
        try connection.execute(
            """
            INSERT INTO named_transfer (household, account, day, line, sequence, amount, name) VALUES ($1, $2, $3, $4, $5, $6, $7)
            """, .id(household), .id(line.account), .day(line.day), .integer(line.id), .int(sequence), .integer(amount), .text(name))
    }

    // MARK: - Looking

    /// Transactions between two accounts that wait for their line in the first one.
    ///
    /// - Parameter amount: signed as the account sees it.
    package func waiting(in account: ID<Account>, from other: ID<Account>, amount: Int64, days: ClosedRange<Day>) throws -> [Candidate] {
        let sql: SQL =
            amount < 0
            ? """
            SELECT o.group_id, t.id, o.day FROM open_entry o
            JOIN txn t ON t.household = o.household AND t.group_id = o.group_id
            WHERE o.household = $1 AND o.account = $2 AND o.amount = $3 AND o.day BETWEEN $4 AND $5
                AND t.source = $2 AND t.destination = $6 AND t.amount = $7
            ORDER BY o.day, o.group_id, t.id LIMIT $8
            """
            : """
            SELECT o.group_id, t.id, o.day FROM open_entry o
            JOIN txn t ON t.household = o.household AND t.group_id = o.group_id
            WHERE o.household = $1 AND o.account = $2 AND o.amount = $3 AND o.day BETWEEN $4 AND $5
                AND t.destination = $2 AND t.source = $6 AND t.amount = $7
            ORDER BY o.day, o.group_id, t.id LIMIT $8
            """
        return try connection.all(
            sql, .id(household), .id(account), .integer(amount), .day(days.lowerBound), .day(days.upperBound), .id(other),
            .integer(Int64(clamping: amount.magnitude)), .int(Self.limit)
        ) { Candidate(group: $0.id(0), part: $0.id(1), day: $0.day(2)) }
    }

    /// Transactions of an account's lines that name another account and have a category as their other side.
    ///
    /// - Parameters:
    ///   - name: of the other account, folded.
    ///   - amount: signed as the lines' account sees it.
    package func named(_ name: String, by account: ID<Account>, amount: Int64, days: ClosedRange<Day>) throws -> [Candidate] {
        let sql: SQL =
            amount < 0
            ? """
            SELECT l.group_id, t.id, l.day, l.import_id FROM named_transfer n
            JOIN statement_line l ON l.household = n.household AND l.account = n.account AND l.day = n.day AND l.id = n.line
            JOIN txn t ON t.household = n.household AND t.group_id = l.group_id
            JOIN account c ON c.household = n.household AND c.id = t.destination
            WHERE n.household = $1 AND n.account = $2 AND n.amount = $3 AND n.day BETWEEN $4 AND $5 AND n.name = $6
                AND t.source = $2 AND t.amount = $7 AND t.status = 1 AND c.role = 'category'
            ORDER BY n.day, n.line, t.id LIMIT $8
            """
            : """
            SELECT l.group_id, t.id, l.day, l.import_id FROM named_transfer n
            JOIN statement_line l ON l.household = n.household AND l.account = n.account AND l.day = n.day AND l.id = n.line
            JOIN txn t ON t.household = n.household AND t.group_id = l.group_id
            JOIN account c ON c.household = n.household AND c.id = t.source
            WHERE n.household = $1 AND n.account = $2 AND n.amount = $3 AND n.day BETWEEN $4 AND $5 AND n.name = $6
                AND t.destination = $2 AND t.amount = $7 AND t.status = 1 AND c.role = 'category'
            ORDER BY n.day, n.line, t.id LIMIT $8
            """
        return try connection.all(
            sql, .id(household), .id(account), .integer(amount), .day(days.lowerBound), .day(days.upperBound), .text(name),
            .integer(Int64(clamping: amount.magnitude)), .int(Self.limit)
        ) { Candidate(group: $0.id(0), part: $0.id(1), day: $0.day(2), importID: $0.id(3), name: name) }
    }

    /// Transactions of an account's lines of one amount that have a category as their other side, whatever the lines name.
    ///
    /// - Parameter amount: signed as the account sees it.
    package func oneSided(of account: ID<Account>, amount: Int64, days: ClosedRange<Day>) throws -> [Candidate] {
        let sql: SQL =
            amount < 0
            ? """
            SELECT l.group_id, t.id, l.day, l.import_id, n.name FROM statement_line l
            JOIN txn t ON t.household = l.household AND t.group_id = l.group_id
            JOIN account c ON c.household = l.household AND c.id = t.destination
            LEFT JOIN named_transfer n ON n.household = l.household AND n.account = l.account AND n.day = l.day AND n.line = l.id
            WHERE l.household = $1 AND l.account = $2 AND l.amount = $3 AND l.day BETWEEN $4 AND $5 AND l.state IN (1, 3)
                AND t.source = $2 AND t.amount = $6 AND t.status = 1 AND c.role = 'category'
            ORDER BY l.day, l.id, t.id LIMIT $7
            """
            : """
            SELECT l.group_id, t.id, l.day, l.import_id, n.name FROM statement_line l
            JOIN txn t ON t.household = l.household AND t.group_id = l.group_id
            JOIN account c ON c.household = l.household AND c.id = t.source
            LEFT JOIN named_transfer n ON n.household = l.household AND n.account = l.account AND n.day = l.day AND n.line = l.id
            WHERE l.household = $1 AND l.account = $2 AND l.amount = $3 AND l.day BETWEEN $4 AND $5 AND l.state IN (1, 3)
                AND t.destination = $2 AND t.amount = $6 AND t.status = 1 AND c.role = 'category'
            ORDER BY l.day, l.id, t.id LIMIT $7
            """
        return try connection.all(
            sql, .id(household), .id(account), .integer(amount), .day(days.lowerBound), .day(days.upperBound),
            .integer(Int64(clamping: amount.magnitude)), .int(Self.limit)
        ) { Candidate(group: $0.id(0), part: $0.id(1), day: $0.day(2), importID: $0.id(3), name: $0.optionalText(4)) }
    }

    /// How many lines of an import name each account and have a category as their other side.
    package func unmatched(of account: ID<Account>, days: ClosedRange<Day>, in id: ID<StatementImport>) throws -> [String: Int] {
        var counts: [String: Int] = [:]
        try connection.query(
            """
            SELECT n.name, COUNT(*) FROM named_transfer n
            JOIN statement_line l ON l.household = n.household AND l.account = n.account AND l.day = n.day AND l.id = n.line
            WHERE n.household = $1 AND n.account = $2 AND n.day BETWEEN $3 AND $4 AND l.import_id = $5 AND EXISTS (
                SELECT 1 FROM txn t JOIN account c ON c.household = t.household AND (c.id = t.source OR c.id = t.destination)
                WHERE t.household = l.household AND t.group_id = l.group_id AND c.role = 'category'
                    AND (t.amount = n.amount OR t.amount = 0 - n.amount) AND (t.source = n.account OR t.destination = n.account))
            GROUP BY n.name
            """, .id(household), .id(account), .day(days.lowerBound), .day(days.upperBound), .id(id)
        ) { counts[$0.text(0)] = $0.int(1) }
        return counts
    }
}
