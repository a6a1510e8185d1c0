package import Models

/// Reads parts of transactions that are to come or pending, and a number of the newest: the cost does not grow with the history.
package final class TransactionPartRepository: ScopedRepository {
    /// One part of a transaction, with the days of both of its sides.
    package struct Part: Hashable, Sendable {
        package var id: ID<Transaction>
        package var group: ID<Transaction>
        package var source: LedgerAccountID
        package var sourceDay: Day
        package var destination: LedgerAccountID
        package var destinationDay: Day
        /// Above zero.
        package var amount: Money
        package var status: TransactionStatus
        package var payee: String
    }

    /// The newest number of parts that come into a ledger account, of any status, newest first.
    package func newest(into ledgerAccount: LedgerAccountID, limit: Int) throws -> [Part] {
        let first = try firstDay(
            "SELECT destination_day FROM txn WHERE household = $1 AND destination = $2 ORDER BY destination_day DESC LIMIT 1 OFFSET $3",
            of: ledgerAccount, limit: limit)
        return try connection.all(
            """
            SELECT \(Self.columns) FROM txn \(Self.payee) WHERE txn.household = $1 AND txn.destination = $2 AND txn.destination_day >= $3
            ORDER BY txn.destination_day DESC, txn.group_id DESC, txn.id DESC LIMIT $4
            """, .id(household), .ledgerAccount(ledgerAccount), .integer(first), .int(limit), as: Self.part)
    }

    /// The newest number of parts that leave a ledger account, of any status, newest first.
    package func newest(from ledgerAccount: LedgerAccountID, limit: Int) throws -> [Part] {
        let first = try firstDay(
            "SELECT source_day FROM txn WHERE household = $1 AND source = $2 ORDER BY source_day DESC LIMIT 1 OFFSET $3",
            of: ledgerAccount, limit: limit)
        return try connection.all(
            """
            SELECT \(Self.columns) FROM txn \(Self.payee) WHERE txn.household = $1 AND txn.source = $2 AND txn.source_day >= $3
            ORDER BY txn.source_day DESC, txn.group_id DESC, txn.id DESC LIMIT $4
            """, .id(household), .ledgerAccount(ledgerAccount), .integer(first), .int(limit), as: Self.part)
    }

    /// Completed parts of own accounts with a side on a later day; those of which both sides are own accounts may come twice.
    package func completed(after day: Day) throws -> [Part] {
        try connection.all(
            """
            SELECT \(Self.columns) FROM account CROSS JOIN txn \(Self.payee)
            WHERE account.household = $1 AND account.role = 'own' AND txn.household = account.household AND txn.source = account.id
                AND txn.source_day > $2 AND txn.status = 1
            UNION ALL
            SELECT \(Self.columns) FROM account CROSS JOIN txn \(Self.payee)
            WHERE account.household = $1 AND account.role = 'own' AND txn.household = account.household AND txn.destination = account.id
                AND txn.destination_day > $2 AND txn.status = 1
            """, .id(household), .day(day), as: Self.part)
    }

    /// The parts of the newest thousand pending transactions, in any order.
    package func pending() throws -> [Part] {
        let groups = try TransactionRepository(connection, household: household).pendingGroups()
        var parts: [Part] = []
        try connection.query(Self.partsOfGroups, .id(household), in: ValueList.unique(groups)) { parts.append(try Self.part(&$0)) }
        return parts
    }

    /// Among how many rows those that a reader sees are looked for, if fewer are wanted: others may have all newer ones.
    private static let looked = 120

    /// The day from which the newest rows of a ledger account are read for a reader who does not see all of them. For others there is none.
    private func firstDay(_ statement: SQL, of ledgerAccount: LedgerAccountID, limit: Int) throws -> Int64 {
        guard !connection.reach.isEverything else { return .min }
        return try connection.unscoped.first(
            statement, .id(household), .ledgerAccount(ledgerAccount), .int(max(Self.looked, limit)), as: { $0.integer() }) ?? .min
    }

    private static let partsOfGroups: SQL =
        "SELECT \(columns) FROM txn \(payee) WHERE txn.household = $1 AND txn.group_id IN (\(list: 2))"

    /// The columns that `part` decodes, of `txn` and, with `payee`, its payee.
    private static let columns: SQL = """
        txn.id, txn.group_id, txn.source, txn.source_day, txn.destination, txn.destination_day, txn.amount, txn.currency, txn.status, \
        payee.name
        """
    private static let payee: SQL = "LEFT JOIN payee ON payee.household = txn.household AND payee.id = txn.payee"

    private static func part(_ row: inout Row) throws -> Part {
        Part(
            id: row.id(), group: row.id(), source: row.ledgerAccount(), sourceDay: row.day(), destination: row.ledgerAccount(),
            destinationDay: row.day(), amount: try row.money(), status: try TransactionStatus(code: row.integer()), payee: row.text())
    }
}
