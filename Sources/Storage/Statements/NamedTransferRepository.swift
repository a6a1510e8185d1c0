package import Models

/// Finds the counterparts of transfers whose account is named in a file.
package final class NamedTransferRepository: ScopedRepository {
    /// The number of candidates examined at most.
    private static let limit = 200

    /// A transaction that may be the counterpart of a line.
    package struct Candidate: Hashable, Sendable {
        package var group: ID<Transaction>
        /// The transaction within the group.
        package var part: ID<Transaction>
        /// The day of the existing side.
        package var day: Day
        /// The import of its line; nil for an open entry.
        package var importID: ID<StatementImport>?
        /// The case-folded account name in its line; nil if there is none.
        package var name: String?
    }

    // MARK: - Writing

    /// Stores the account that a line names.
    ///
    /// - Parameters:
    ///   - sequence: the index of the named side in the line.
    ///   - amount: the amount of the side in minor units from the line's account's view.
    ///   - name: the case-folded account name.
    package func insert(_ line: StatementLineRecord, sequence: Int, amount: Int64, name: String) throws {
        try connection.execute(
            "INSERT INTO named_transfer (household, account, day, line, sequence, amount, name) VALUES ($1, $2, $3, $4, $5, $6, $7)",
            .id(household),
            .id(line.account), .day(line.day), .integer(line.id), .int(sequence), .integer(amount), .text(name))
    }

    // MARK: - Lookup

    /// Transactions between two accounts whose entry in the first one waits for its line.
    ///
    /// - Parameter amount: the signed amount from the account's view.
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
        ) { Candidate(group: $0.id(), part: $0.id(), day: $0.day()) }
    }

    /// Transactions of an account's lines that name another account but were posted to a category.
    ///
    /// - Parameters:
    ///   - name: the case-folded name of the other account.
    ///   - amount: the signed amount from the lines' account's view.
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
        ) { Candidate(group: $0.id(), part: $0.id(), day: $0.day(), importID: $0.id(), name: name) }
    }

    /// Transactions of an account's lines with an amount that were posted to a category, regardless of the named account.
    ///
    /// - Parameter amount: the signed amount from the account's view.
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
        ) { Candidate(group: $0.id(), part: $0.id(), day: $0.day(), importID: $0.id(), name: $0.optionalText()) }
    }

    /// The number of an import's lines by named account that were posted to a category.
    package func unmatched(of account: ID<Account>, days: ClosedRange<Day>, in id: ID<StatementImport>) throws -> [String: Int] {
        try connection.dictionary(
            """
            SELECT n.name, COUNT(*) FROM named_transfer n
            JOIN statement_line l ON l.household = n.household AND l.account = n.account AND l.day = n.day AND l.id = n.line
            WHERE n.household = $1 AND n.account = $2 AND n.day BETWEEN $3 AND $4 AND l.import_id = $5 AND EXISTS (
                SELECT 1 FROM txn t JOIN account c ON c.household = t.household AND (c.id = t.source OR c.id = t.destination)
                WHERE t.household = l.household AND t.group_id = l.group_id AND c.role = 'category'
                    AND (t.amount = n.amount OR t.amount = 0 - n.amount) AND (t.source = n.account OR t.destination = n.account))
            GROUP BY n.name
            """, .id(household), .id(account), .day(days.lowerBound), .day(days.upperBound), .id(id)
        ) { ($0.text(), $0.int()) }
    }
}
