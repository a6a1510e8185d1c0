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
        try connection.all(
            """
            SELECT \(Self.columns) FROM txn \(Self.payee) WHERE txn.household = $1 AND txn.destination = $2
            ORDER BY txn.destination_day DESC, txn.group_id DESC, txn.id DESC LIMIT $3
            """, .id(household), .ledgerAccount(ledgerAccount), .int(limit), as: Self.part)
    }

    /// The newest number of parts that leave a ledger account, of any status, newest first.
    package func newest(from ledgerAccount: LedgerAccountID, limit: Int) throws -> [Part] {
        try connection.all(
            """
            SELECT \(Self.columns) FROM txn \(Self.payee) WHERE txn.household = $1 AND txn.source = $2
            ORDER BY txn.source_day DESC, txn.group_id DESC, txn.id DESC LIMIT $3
            """, .id(household), .ledgerAccount(ledgerAccount), .int(limit), as: Self.part)
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
        // SQLite uses the index of pending transactions only if nothing but the group is selected.
        let groups: [ID<Transaction>] = try connection.all(
            "SELECT group_id FROM txn WHERE household = $1 AND status = 0 GROUP BY group_id ORDER BY group_id DESC LIMIT $2",
            .id(household), .int(EntryRepository.pendingExamined)
        ) { $0.id() }
        var parts: [Part] = []
        try connection.query(Self.partsOfGroups, .id(household), in: ValueList.unique(groups)) { parts.append(try Self.part(&$0)) }
        return parts
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
