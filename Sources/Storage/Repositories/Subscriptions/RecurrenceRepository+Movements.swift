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
    package func movements(of name: String, since first: Day, row body: (Movement) throws -> Void) throws {
        try connection.query(
            """
            SELECT txn.id, txn.amount, txn.currency, txn.source, txn.source_day, txn.destination, txn.destination_day, txn.note,
                txn.foreign_amount, txn.foreign_currency, txn.status, payee.name, txn.reference, txn.group_id, line_mandate.creditor,
                line_mandate.mandate
            FROM payee_key
                JOIN txn ON txn.household = payee_key.household AND txn.payee = payee_key.payee AND txn.source_day >= $1
                JOIN payee ON payee.household = payee_key.household AND payee.id = payee_key.payee
                LEFT JOIN line_mandate ON line_mandate.household = txn.household AND line_mandate.group_id = txn.group_id
            WHERE payee_key.household = $2 AND payee_key.name = $3
            ORDER BY txn.source_day, txn.group_id, txn.id
            """, .day(first), .id(household), .text(name)
        ) { row in
            try body(
                Movement(
                    group: row.id(13), transaction: try TransactionRepository.part(row),
                    status: try TransactionStatus(code: row.integer(10)),
                    payee: row.text(11), reference: row.optionalText(12), creditor: row.text(14), mandate: row.text(15)))
        }
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
