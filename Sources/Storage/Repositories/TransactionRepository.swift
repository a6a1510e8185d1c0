package import Models

/// Reads transaction groups.
package struct TransactionRepository {
    let connection: Connection
    let household: ID<Household>

    /// Accesses a household's rows on a connection, for the duration of its read or write.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// A group with all its parts; nil if it does not exist.
    package func group(_ id: ID<Transaction>) throws -> TransactionGroup? {
        var group: TransactionGroup?
        var isTagged = false
        try connection.query(
            """
            SELECT txn.id, txn.amount, txn.currency, txn.source, txn.source_day, txn.destination, txn.destination_day, txn.note,
                txn.foreign_amount, txn.foreign_currency, txn.status, payee.name, txn.reference, txn.revision,
                CASE WHEN EXISTS (SELECT 1 FROM group_tag WHERE group_tag.household = $1 AND group_tag.group_id = $2) THEN 1 ELSE 0 END
            FROM txn LEFT JOIN payee ON payee.household = txn.household AND payee.id = txn.payee
            WHERE txn.household = $1 AND txn.group_id = $2 ORDER BY txn.id
            """, .id(household), .id(id)
        ) { row in
            let part = try Self.part(row)
            if group == nil {
                isTagged = row.integer(14) != 0
                group = TransactionGroup(
                    id: id, parts: [part], status: try TransactionStatus(code: row.integer(10)), payee: row.text(11),
                    reference: row.optionalText(12), revision: row.integer(13))
            } else {
                group?.parts.append(part)
            }
        }
        if isTagged { group?.tags = try TagRepository(connection, household: household).tags(of: id) }
        return group
    }

    /// The revision of a group; nil if there is none.
    package func revision(of id: ID<Transaction>) throws -> Int64? {
        try connection.first("SELECT revision FROM txn WHERE household = $1 AND group_id = $2 LIMIT 1", .id(household), .id(id)) {
            $0.integer(0)
        }
    }

    /// Whether an entry of a ledger account has an id: that of its group, or, on a day, that of a part.
    package func isEntry(_ id: ID<Transaction>, of ledgerAccount: LedgerAccountID, on day: Day) throws -> Bool {
        let group = try connection.first(
            "SELECT 1 FROM txn WHERE household = $1 AND group_id = $2 AND (source = $3 OR destination = $3)",
            .id(household), .id(id), .ledgerAccount(ledgerAccount)
        ) { _ in true }
        if group != nil { return true }
        let part = try connection.first(
            """
            SELECT 1 FROM txn WHERE household = $1 AND source = $2 AND source_day = $3 AND id = $4
            UNION ALL SELECT 1 FROM txn WHERE household = $1 AND destination = $2 AND destination_day = $3 AND id = $4
            """, .id(household), .ledgerAccount(ledgerAccount), .day(day), .id(id)
        ) { _ in true }
        return part != nil
    }

    /// Decodes a part from columns 0–9.
    static func part(_ row: Row) throws(StorageError) -> Transaction {
        var foreign: Money?
        if let amount = row.optionalInteger(8) { foreign = Money(minorUnits: amount, currency: try row.currency(9)) }
        return Transaction(
            id: row.id(0), amount: Money(minorUnits: row.integer(1), currency: try row.currency(2)), source: row.ledgerAccount(3),
            sourceDay: row.day(4), destination: row.ledgerAccount(5), destinationDay: row.day(6), note: row.text(7), foreign: foreign)
    }
}
