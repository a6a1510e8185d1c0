package import Models

/// What the history shows and checks of undo images without reading them.
extension AuditRepository {
    /// A transaction of a change, and whether it is still as the change left it.
    package struct CheckedGroup: Hashable, Sendable {
        /// The transaction.
        package let group: AuditGroup
        /// Whether its revision is still that after the change; for a removed one, whether it is still missing.
        package let isUnchanged: Bool
        /// Whether it exists now.
        package var exists = true
    }

    /// The listed transactions of a range of changes, by change. Changes of more than `AuditGroup.limit` transactions have none.
    package func groups(
        from first: ID<AuditRecord>, through last: ID<AuditRecord>
    ) throws -> [ID<AuditRecord>: [CheckedGroup]] {
        var groups: [ID<AuditRecord>: [CheckedGroup]] = [:]
        try connection.query(
            """
            SELECT audit, group_id, revision, currency, source, source_day, source_amount, destination, destination_day, destination_amount,
                COALESCE((SELECT txn.revision FROM txn
                    WHERE txn.household = audit_group.household AND txn.group_id = audit_group.group_id LIMIT 1), 0)
            FROM audit_group WHERE household = $1 AND audit >= $2 AND audit <= $3 ORDER BY audit, sequence
            """, .id(household), .id(first), .id(last)
        ) { row in
            let (change, group, current) = (row.id() as ID<AuditRecord>, try Self.group(&row), row.integer())
            groups[change, default: []].append(
                CheckedGroup(group: group, isUnchanged: group.revision == current, exists: current > 0))
        }
        return groups
    }

    /// The ledger accounts of the removals among a range of changes, by change.
    package func accounts(from first: ID<AuditRecord>, through last: ID<AuditRecord>) throws -> [ID<AuditRecord>: [AuditAccount]] {
        var accounts: [ID<AuditRecord>: [AuditAccount]] = [:]
        try connection.query(
            """
            SELECT audit, revision, account, role, name, currency, number_hash, iban, is_archived FROM audit_account
            WHERE household = $1 AND audit >= $2 AND audit <= $3 ORDER BY audit, sequence
            """, .id(household), .id(first), .id(last)
        ) { row in
            let (change, revision) = (row.id() as ID<AuditRecord>, row.integer())
            let record = LedgerAccountRecord(
                id: row.ledgerAccount(), role: try row.value("role"), name: row.text(), currency: try row.optionalCurrency(),
                numberHash: row.optionalBlob(), iban: row.optionalText(), isArchived: row.bool(), createdAt: 0)
            accounts[change, default: []].append(AuditAccount(record, revision: revision))
        }
        return accounts
    }

    /// Inserts what the history shows of an image, after its record.
    func insertSummary(_ image: UndoImageWriter) throws {
        for (sequence, group) in image.groups.enumerated() { try insert(group, sequence: sequence, of: image.id) }
        for (sequence, account) in image.accounts.enumerated() {
            try connection.execute(
                """
                INSERT INTO audit_account (household, audit, sequence, account, revision, role, name, currency, number_hash, iban,
                    is_archived)
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
                """, .id(household), .id(image.id), .int(sequence), .ledgerAccount(account.record.id), .integer(account.revision),
                .text(account.record.role.rawValue), .text(account.record.name), .currency(account.record.currency),
                account.record.numberHash.map { .blob($0) } ?? .null, .optional(account.record.iban), .bool(account.record.isArchived))
        }
    }

    private func insert(_ group: AuditGroup, sequence: Int, of change: ID<AuditRecord>) throws {
        let sides = group.sides.flatMap { side -> [Value] in
            [.ledgerAccount(side.ledgerAccount), .day(side.day), .integer(side.amount.minorUnits)]
        }
        try connection.execute(
            """
            INSERT INTO audit_group (household, audit, sequence, group_id, revision, currency, source, source_day, source_amount,
                destination, destination_day, destination_amount)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
            """,
            values: [
                .id(household), .id(change), .int(sequence), .id(group.id), .integer(group.revision),
                .currency(group.sides.first?.amount.currency),
            ] + (sides.count == 6 ? sides : Array(repeating: .null, count: 6)))
    }

    private static func group(_ row: inout Row) throws(StorageError) -> AuditGroup {
        let (id, revision, currency) = (row.id() as ID<Transaction>, row.integer(), try row.optionalCurrency())
        guard let currency else {
            row.skip(6)
            return AuditGroup(id: id, revision: revision)
        }
        let sides = (0..<2).map { _ in
            AuditGroup.Side(
                ledgerAccount: row.ledgerAccount(), day: row.day(), amount: Money(minorUnits: row.integer(), currency: currency))
        }
        return AuditGroup(id: id, revision: revision, sides: sides)
    }
}
