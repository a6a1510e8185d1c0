package import Models

/// Reads transaction groups.
package final class TransactionRepository: ScopedRepository {
    /// Whether there is no transaction of any status.
    package func isEmpty() throws -> Bool {
        try !connection.exists("SELECT 1 FROM txn WHERE household = $1 LIMIT 1", .id(household))
    }

    /// A group with all its parts; nil if it does not exist.
    package func group(_ id: ID<Transaction>) throws -> TransactionGroup? {
        var group: TransactionGroup?
        var isTagged = false
        try connection.query(Self.group, .id(household), .id(id)) { row in
            let part = try Self.part(&row)
            if group == nil {
                group = try Self.group(id, part, &row)
                isTagged = row.bool()
            } else {
                group?.parts.append(part)
            }
        }
        if isTagged { group?.tags = try TagRepository(connection, household: household).tags(of: id) }
        return group
    }

    /// Some groups with all their parts, by id; those that do not exist are missing. Costs two statements for each 64 groups.
    package func groups(_ ids: some Sequence<ID<Transaction>>) throws -> [ID<Transaction>: TransactionGroup] {
        var groups: [ID<Transaction>: TransactionGroup] = [:]
        let ids = ValueList.unique(ids)
        try connection.query(Self.groups, .id(household), in: ids) { row in
            let (id, part) = (row.id() as ID<Transaction>, try Self.part(&row))
            if groups[id]?.parts.append(part) == nil { groups[id] = try Self.group(id, part, &row) }
        }
        for (id, tags) in try TagRepository(connection, household: household).tags(of: ids) { groups[id]?.tags = tags }
        return groups
    }

    /// Calls a closure with each of some groups, in the given order; those that do not exist are skipped. Few are in memory at a time.
    ///
    /// - Parameters:
    ///   - ids: without repetitions.
    ///   - body: may change the group that it receives, and no other.
    package func forEachGroup(_ ids: [ID<Transaction>], _ body: (TransactionGroup) throws -> Void) throws {
        for start in stride(from: 0, to: ids.count, by: ValueList.size) {
            let piece = ids[start..<min(start + ValueList.size, ids.count)]
            let groups = try groups(piece)
            for id in piece { if let group = groups[id] { try body(group) } }
        }
    }

    private static let group: SQL = """
        SELECT \(partColumns), \(groupColumns),
            CASE WHEN EXISTS (SELECT 1 FROM group_tag WHERE group_tag.household = $1 AND group_tag.group_id = $2) THEN 1 ELSE 0 END
        FROM txn LEFT JOIN payee ON payee.household = txn.household AND payee.id = txn.payee
        WHERE txn.household = $1 AND txn.group_id = $2 ORDER BY txn.id
        """

    private static let groups: SQL = """
        SELECT txn.group_id, \(partColumns), \(groupColumns)
        FROM txn LEFT JOIN payee ON payee.household = txn.household AND payee.id = txn.payee
        WHERE txn.household = $1 AND txn.group_id IN (\(list: 2)) ORDER BY txn.group_id, txn.id
        """

    /// The revisions of some groups, by id; those that do not exist are missing.
    package func revisions(of ids: some Sequence<ID<Transaction>>) throws -> [ID<Transaction>: Int64] {
        try connection.dictionary(Self.revisions, .id(household), in: ValueList.unique(ids)) { ($0.id(), $0.integer()) }
    }

    private static let revisions: SQL = "SELECT group_id, revision FROM txn WHERE household = $1 AND group_id IN (\(list: 2))"

    /// Whether an entry of a ledger account has an id: that of its group, or, on a day, that of a part.
    package func isEntry(_ id: ID<Transaction>, of ledgerAccount: LedgerAccountID, on day: Day) throws -> Bool {
        let isGroup = try connection.exists(
            "SELECT 1 FROM txn WHERE household = $1 AND group_id = $2 AND (source = $3 OR destination = $3)",
            .id(household), .id(id), .ledgerAccount(ledgerAccount))
        if isGroup { return true }
        return try connection.exists(
            """
            SELECT 1 FROM txn WHERE household = $1 AND source = $2 AND source_day = $3 AND id = $4
            UNION ALL SELECT 1 FROM txn WHERE household = $1 AND destination = $2 AND destination_day = $3 AND id = $4
            """, .id(household), .ledgerAccount(ledgerAccount), .day(day), .id(id))
    }

    /// The columns that `part` decodes.
    package static let partColumns: SQL = """
        txn.id, txn.amount, txn.currency, txn.source, txn.source_day, txn.destination, txn.destination_day, txn.note, \
        txn.foreign_amount, txn.foreign_currency
        """

    /// Decodes a part from the next columns.
    package static func part(_ row: inout Row) throws(StorageError) -> Transaction {
        Transaction(
            id: row.id(), amount: try row.money(), source: row.ledgerAccount(), sourceDay: row.day(), destination: row.ledgerAccount(),
            destinationDay: row.day(), note: row.text(), foreign: try row.optionalMoney())
    }

    /// The columns of a part that `group` decodes.
    private static let groupColumns: SQL = "txn.status, payee.name, txn.reference, txn.revision"

    /// Decodes a group, with its first part, from the next columns.
    private static func group(_ id: ID<Transaction>, _ part: Transaction, _ row: inout Row) throws(StorageError) -> TransactionGroup {
        TransactionGroup(
            id: id, parts: [part], status: try TransactionStatus(code: row.integer()), payee: row.text(), reference: row.optionalText(),
            revision: row.integer())
    }
}
