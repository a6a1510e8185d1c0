package import Models

extension TransactionRepository {

    /// The ids of all groups of a ledger account, each once, oldest first. The cost grows with the account's history.
    package func groups(touching ledgerAccount: LedgerAccountID) throws -> [ID<Transaction>] {
        var groups: Set<ID<Transaction>> = []
        try connection.query("SELECT group_id FROM txn WHERE household = $1 AND source = $2", .id(household), .ledgerAccount(ledgerAccount))
        {
            groups.insert($0.id(0))
        }
        try connection.query(
            "SELECT group_id FROM txn WHERE household = $1 AND destination = $2", .id(household), .ledgerAccount(ledgerAccount)
        ) {
            groups.insert($0.id(0))
        }
        return groups.sorted()
    }

    /// The ids of the groups with an entry of a ledger account on or after a day, each once.
    package func groups(touching ledgerAccount: LedgerAccountID, since first: Day) throws -> [ID<Transaction>] {
        try connection.all(
            """
            SELECT group_id FROM txn WHERE household = $1 AND source = $2 AND source_day >= $3
            UNION SELECT group_id FROM txn WHERE household = $1 AND destination = $2 AND destination_day >= $3
            """, .id(household), .ledgerAccount(ledgerAccount), .day(first)
        ) { $0.id(0) }
    }

    /// The number of groups that only move money between two ledger accounts. The cost grows with the history of the first one.
    package func countGroups(between one: LedgerAccountID, and other: LedgerAccountID) throws -> Int {
        // Each part of the union is served by the index of its side.
        try connection.first(
            """
            SELECT COUNT(DISTINCT group_id) FROM (
                SELECT household, group_id FROM txn WHERE household = $1 AND source = $2 AND destination IN ($2, $3)
                UNION ALL
                SELECT household, group_id FROM txn WHERE household = $1 AND destination = $2 AND source IN ($2, $3)
                UNION ALL
                SELECT household, group_id FROM txn WHERE household = $1 AND source = $3 AND destination = $3
            ) AS txn
            WHERE NOT EXISTS (SELECT 1 FROM txn AS part WHERE part.household = txn.household AND part.group_id = txn.group_id
                    AND NOT (part.source IN ($2, $3) AND part.destination IN ($2, $3)))
            """, .id(household), .ledgerAccount(one), .ledgerAccount(other)
        ) { Int($0.integer(0)) } ?? 0
    }

    /// The day of a ledger account's first entry of any status; nil if it has none.
    package func firstDay(of ledgerAccount: LedgerAccountID) throws -> Day? {
        let source = try connection.first(
            "SELECT source_day FROM txn WHERE household = $1 AND source = $2 ORDER BY source_day LIMIT 1", .id(household),
            .ledgerAccount(ledgerAccount)
        ) { $0.day(0) }
        let destination = try connection.first(
            "SELECT destination_day FROM txn WHERE household = $1 AND destination = $2 ORDER BY destination_day LIMIT 1", .id(household),
            .ledgerAccount(ledgerAccount)
        ) { $0.day(0) }
        return [source, destination].compactMap(\.self).min()
    }
}
