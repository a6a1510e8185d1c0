package import Models

extension TransactionRepository {
    /// Calls a closure with each group of a ledger account, each once. The closure has to remove the group, or to replace the ledger
    /// account in it.
    ///
    /// In the order of the days on the ledger account's side, page by page, so that memory does not grow with the account's history.
    package func removingGroups(of ledgerAccount: LedgerAccountID, group body: (TransactionGroup) throws -> Void) throws {
        for isSource in [true, false] {
            var last: (day: Day, group: ID<Transaction>) = (Day(number: .min), ID(rawValue: .min))
            while true {
                let page = try groups(of: ledgerAccount, isSource: isSource, after: last)
                guard let end = page.last else { break }
                last = end
                // The parts of a split are several entries; those of a later page find it gone.
                var ids: [ID<Transaction>] = []
                for entry in page where ids.last != entry.group { ids.append(entry.group) }
                try forEachGroup(ids) { group in
                    if group.day(at: ledgerAccount) != nil { try body(group) }
                }
            }
        }
    }

    /// Calls a closure with each group that touches a ledger account, once, in pages. The closure leaves the groups as they are.
    package func forEachGroup(touching ledgerAccount: LedgerAccountID, _ body: (TransactionGroup) throws -> Void) throws {
        for isSource in [true, false] {
            var last: (day: Day, group: ID<Transaction>) = (Day(number: .min), ID(rawValue: .min))
            while true {
                let page = try groups(of: ledgerAccount, isSource: isSource, after: last)
                guard let end = page.last else { break }
                last = end
                var ids: [ID<Transaction>] = []
                var days: [ID<Transaction>: Day] = [:]
                for entry in page where days[entry.group] == nil {
                    ids.append(entry.group)
                    days[entry.group] = entry.day
                }
                try forEachGroup(ids) { group in
                    // A group on both sides, or with several days, comes once: with its first entry as a source, else as a destination.
                    let sources = group.parts.filter { $0.source == ledgerAccount }.map(\.sourceDay)
                    let destinations = group.parts.filter { $0.destination == ledgerAccount }.map(\.destinationDay)
                    guard isSource != sources.isEmpty, let first = (isSource ? sources : destinations).min(), days[group.id] == first
                    else { return }
                    try body(group)
                }
            }
        }
    }

    /// A page of the entries of a ledger account on one side.
    private func groups(
        of ledgerAccount: LedgerAccountID, isSource: Bool, after last: (day: Day, group: ID<Transaction>)
    ) throws -> [(day: Day, group: ID<Transaction>)] {
        try connection.all(
            isSource
                ? """
                SELECT source_day, group_id FROM txn
                WHERE household = $1 AND source = $2 AND (source_day, group_id) > ($3, $4)
                ORDER BY source_day, group_id LIMIT 500
                """
                : """
                SELECT destination_day, group_id FROM txn
                WHERE household = $1 AND destination = $2 AND (destination_day, group_id) > ($3, $4)
                ORDER BY destination_day, group_id LIMIT 500
                """, .id(household), .ledgerAccount(ledgerAccount), .day(last.day), .id(last.group)
        ) { ($0.day(), $0.id()) }
    }

    /// The ids of the groups with an entry of a ledger account on or after a day, each once.
    package func groups(touching ledgerAccount: LedgerAccountID, since first: Day) throws -> [ID<Transaction>] {
        try connection.all(
            """
            SELECT group_id FROM txn WHERE household = $1 AND source = $2 AND source_day >= $3
            UNION SELECT group_id FROM txn WHERE household = $1 AND destination = $2 AND destination_day >= $3
            """, .id(household), .ledgerAccount(ledgerAccount), .day(first))
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
            """, .id(household), .ledgerAccount(one), .ledgerAccount(other)) ?? 0
    }

    /// The days of the first entries, of any status, of some ledger accounts; those without entries are missing.
    package func firstDays(of ledgerAccounts: some Sequence<LedgerAccountID>) throws -> [LedgerAccountID: Day] {
        try connection.dictionary(Self.firstDays, .id(household), in: ValueList.unique(ledgerAccounts)) { row in
            (row.ledgerAccount(), [row.optionalDay(), row.optionalDay()].compactMap(\.self).min())
        }
    }

    private static let firstDays: SQL = """
        SELECT account.id, (
            SELECT source_day FROM txn WHERE txn.household = account.household AND txn.source = account.id ORDER BY source_day LIMIT 1
        ), (
            SELECT destination_day FROM txn WHERE txn.household = account.household AND txn.destination = account.id
            ORDER BY destination_day LIMIT 1
        ) FROM account WHERE account.household = $1 AND account.id IN (\(list: 2))
        """

    /// The day of a ledger account's first entry of any status; nil if it has none.
    package func firstDay(of ledgerAccount: LedgerAccountID) throws -> Day? {
        let source = try connection.first(
            "SELECT source_day FROM txn WHERE household = $1 AND source = $2 ORDER BY source_day LIMIT 1", .id(household),
            .ledgerAccount(ledgerAccount)
        ) { $0.day() }
        let destination = try connection.first(
            "SELECT destination_day FROM txn WHERE household = $1 AND destination = $2 ORDER BY destination_day LIMIT 1", .id(household),
            .ledgerAccount(ledgerAccount)
        ) { $0.day() }
        return [source, destination].compactMap(\.self).min()
    }
}
