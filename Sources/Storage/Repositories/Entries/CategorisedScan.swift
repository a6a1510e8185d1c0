package import Models

/// A transaction of one part, without its texts.
package struct CategorisedEntry: Hashable, Sendable {
    package let group: ID<Transaction>
    /// The id of its payee; 0 without one.
    package let payee: Int64
    package let source: LedgerAccountID
    package let sourceDay: Day
    package let destination: LedgerAccountID
    package let destinationDay: Day
    /// Above zero, in minor units.
    package let amount: Int64
}

extension TransactionRepository {
    /// Calls a closure with each pending or completed transaction of one part, in the order of their ids. Reads the whole ledger once, row by
    /// row.
    package func forEachSinglePart(_ body: (CategorisedEntry) throws -> Void) throws {
        try connection.query(
            """
            SELECT group_id, MIN(payee), MIN(source), MIN(source_day), MIN(destination), MIN(destination_day), MIN(amount) FROM txn
            WHERE household = $1 AND status <= 1 GROUP BY group_id HAVING COUNT(*) = 1 ORDER BY group_id
            """, .id(household)
        ) { row in
            try body(
                CategorisedEntry(
                    group: row.id(), payee: row.integer(), source: row.ledgerAccount(), sourceDay: row.day(),
                    destination: row.ledgerAccount(), destinationDay: row.day(), amount: row.integer()))
        }
    }
}
