package import Models

extension RecurrenceRepository {

    /// A transaction of a payee, as detection reads it.
    package struct Movement: Sendable {
        package var group: ID<Transaction>
        package var transaction: Transaction
        package var status: TransactionStatus
        package var payee: String
        package var reference: String?
        /// SEPA creditor and mandate of its statement line; empty: unknown.
        package var creditor: String
        package var mandate: String
    }

    /// Calls a closure with each transaction of a normalised payee since a day, by day and group.
    ///
    /// They are found by the words of the payee's texts in the text index: an index of transactions by payee would make every import slower.
    package func movements(of name: String, since first: Day, row body: (Movement) throws -> Void) throws {
        let payees: [NamedPayee] = try connection.all(
            """
            SELECT payee.id, payee.name FROM payee_key
                JOIN payee ON payee.household = payee_key.household AND payee.id = payee_key.payee
            WHERE payee_key.household = $1 AND payee_key.name = $2 ORDER BY payee_key.payee
            """, .id(household), .text(name)
        ) { NamedPayee(id: $0.integer(0), text: $0.text(1)) }
        let scope = try TextIndex.scope(of: household, in: connection)
        var found: [Movement] = []
        for payee in payees {
            guard let expression = TextIndex.expression(household: scope, words: payee.text) else {
                try movements(of: payee, since: first) { found.append($0) }
                continue
            }
            let groups: [ID<Transaction>] = try connection.all(
                TextIndex.findSince, .text(expression), .integer(TextIndex.firstKey(day: first, group: ID(rawValue: 0)))
            ) { $0.id(0) }
            try movements(of: payee, in: groups, since: first) { found.append($0) }
        }
        found.sort {
            ($0.transaction.sourceDay, $0.group, $0.transaction.id) < ($1.transaction.sourceDay, $1.group, $1.transaction.id)
        }
        for movement in found { try body(movement) }
    }

    /// The newest transactions of a normalised payee since a day, by day and group.
    ///
    /// - Parameter limit: how many hits of the text index are looked at, and how many texts of the payee.
    package func newestMovements(of name: String, since first: Day, limit: Int) throws -> [Movement] {
        let payees: [NamedPayee] = try connection.all(
            """
            SELECT payee.id, payee.name FROM payee_key
                JOIN payee ON payee.household = payee_key.household AND payee.id = payee_key.payee
            WHERE payee_key.household = $1 AND payee_key.name = $2 ORDER BY payee_key.payee DESC LIMIT $3
            """, .id(household), .text(name), .int(limit)
        ) { NamedPayee(id: $0.integer(0), text: $0.text(1)) }
        let scope = try TextIndex.scope(of: household, in: connection)
        var found: [Movement] = []
        for payee in payees where found.count < limit {
            // A payee without words cannot be found without a search of all transactions.
            guard let expression = TextIndex.expression(household: scope, words: payee.text) else { continue }
            let groups: [ID<Transaction>] = try connection.all(
                TextIndex.findNewestSince, .text(expression), .integer(TextIndex.firstKey(day: first, group: ID(rawValue: 0))),
                .int(limit - found.count)
            ) { $0.id(0) }
            try movements(of: payee, in: groups, since: first) { found.append($0) }
        }
        return found.sorted {
            ($0.transaction.sourceDay, $0.group, $0.transaction.id) < ($1.transaction.sourceDay, $1.group, $1.transaction.id)
        }
    }

    /// Calls a closure with each transaction since a day and its normalised payee, by that, day and group.
    package func movements(since first: Day, row body: (String, Movement) throws -> Void) throws {
        try connection.query(
            """
            SELECT txn.id, txn.amount, txn.currency, txn.source, txn.source_day, txn.destination, txn.destination_day, txn.note,
                txn.foreign_amount, txn.foreign_currency, txn.status, txn.reference, txn.group_id, line_mandate.creditor,
                line_mandate.mandate, payee.name, payee_key.name
            FROM txn
                JOIN payee_key ON payee_key.household = txn.household AND payee_key.payee = txn.payee
                JOIN payee ON payee.household = txn.household AND payee.id = txn.payee
                LEFT JOIN line_mandate ON line_mandate.household = txn.household AND line_mandate.group_id = txn.group_id
            WHERE txn.household = $1 AND txn.source_day >= $2 AND payee_key.name <> ''
            ORDER BY payee_key.name, txn.source_day, txn.group_id, txn.id
            """, .id(household), .day(first)
        ) { row in try body(row.text(16), try Self.movement(row, payee: row.text(15))) }
    }

    // MARK: - Private

    /// A payee with its name, so that no statement looks it up for each transaction.
    private struct NamedPayee {
        var id: Int64
        var text: String
    }

    /// Of a payee without words the transactions are searched.
    private func movements(of payee: NamedPayee, since first: Day, row body: (Movement) throws -> Void) throws {
        try connection.query(
            """
            SELECT txn.id, txn.amount, txn.currency, txn.source, txn.source_day, txn.destination, txn.destination_day, txn.note,
                txn.foreign_amount, txn.foreign_currency, txn.status, txn.reference, txn.group_id, line_mandate.creditor,
                line_mandate.mandate
            FROM txn
                LEFT JOIN line_mandate ON line_mandate.household = txn.household AND line_mandate.group_id = txn.group_id
            WHERE txn.household = $1 AND txn.source_day >= $2 AND txn.payee = $3
            """, .id(household), .day(first), .integer(payee.id)
        ) { try body(try Self.movement($0, payee: payee.text)) }
    }

    /// One statement reads many groups: of each payee there are dozens.
    private func movements(
        of payee: NamedPayee, in groups: [ID<Transaction>], since first: Day, row body: (Movement) throws -> Void
    ) throws {
        try connection.query(Self.movementsOfGroups, .id(household), .day(first), .integer(payee.id), in: ValueList.unique(groups)) {
            try body(try Self.movement($0, payee: payee.text))
        }
    }

    private static let movementsOfGroups: SQL = """
        SELECT txn.id, txn.amount, txn.currency, txn.source, txn.source_day, txn.destination, txn.destination_day, txn.note,
            txn.foreign_amount, txn.foreign_currency, txn.status, txn.reference, txn.group_id, line_mandate.creditor,
            line_mandate.mandate
        FROM txn
            LEFT JOIN line_mandate ON line_mandate.household = txn.household AND line_mandate.group_id = txn.group_id
        WHERE txn.household = $1 AND txn.source_day >= $2 AND txn.payee = $3 AND txn.group_id IN (\(list: 4))
        """

    private static func movement(_ row: borrowing Row, payee: String) throws -> Movement {
        Movement(
            group: row.id(12), transaction: try TransactionRepository.part(row), status: try TransactionStatus(code: row.integer(10)),
            payee: payee, reference: row.optionalText(11), creditor: row.text(13), mandate: row.text(14))
    }

    // MARK: - Mandates

    /// Stores SEPA creditor and mandate of the line that became a transaction.
    package func setMandate(creditor: String, mandate: String, of group: ID<Transaction>) throws {
        try connection.execute(
            """
            INSERT INTO line_mandate (household, group_id, creditor, mandate) VALUES ($1, $2, $3, $4)
            ON CONFLICT (household, group_id) DO UPDATE SET creditor = excluded.creditor, mandate = excluded.mandate
            """, .id(household), .id(group), .text(creditor), .text(mandate))
    }

    /// Deletes SEPA creditor and mandate of a transaction whose line was removed.
    package func deleteMandate(of group: ID<Transaction>) throws {
        try connection.execute("DELETE FROM line_mandate WHERE household = $1 AND group_id = $2", .id(household), .id(group))
    }
}
