package import Models

/// Files attached to transactions and to other objects, for example receipts.
///
/// The rows of a deleted owner are kept for undo; callers have to check that it exists.
package final class AttachmentRepository: ScopedRepository {
    // MARK: - Reading

    /// The attachments of an owner that are not deleted, oldest first.
    package func all(of owner: AttachmentOwner) throws -> [AttachmentRecord] {
        try connection.all(
            """
            SELECT \(AttachmentRecord.self) FROM attachment
            WHERE household = $1 AND group_id = $2 AND is_of_expense = $3 AND is_deleted = 0 ORDER BY id
            """, .id(household), .integer(owner.rowID), .bool(owner.isExpense))
    }

    /// The groups that have attachments that are not deleted.
    package func groups() throws -> Set<ID<Transaction>> {
        Set(
            try connection.all(
                "SELECT DISTINCT group_id FROM attachment WHERE household = $1 AND is_of_expense = 0 AND is_deleted = 0", .id(household)
            ))
    }

    /// Calls a closure with each attachment of an owner, but for deleted ones, with its content, oldest first.
    ///
    /// - Parameter body: receives the time of creation in milliseconds since 1970.
    package func contents(
        of owner: AttachmentOwner, row body: (AttachmentRecord, _ createdAt: Int64, _ bytes: [UInt8]) throws -> Void
    ) throws {
        try connection.query(
            """
            SELECT \(AttachmentRecord.self), created_at, bytes FROM attachment
            WHERE household = $1 AND group_id = $2 AND is_of_expense = $3 AND is_deleted = 0 ORDER BY id
            """, .id(household), .integer(owner.rowID), .bool(owner.isExpense)
        ) { try body($0.record(), $0.integer(), $0.blob()) }
    }

    /// The attachments of some groups that are not deleted, oldest first by group; groups without attachments are missing.
    package func all(of groups: some Sequence<ID<Transaction>>) throws -> [ID<Transaction>: [AttachmentRecord]] {
        var found: [ID<Transaction>: [AttachmentRecord]] = [:]
        try connection.query(Self.allOfGroups, .id(household), in: ValueList.unique(groups)) { row in
            let record: AttachmentRecord = try row.record()
            if case .transaction(let group) = record.owner { found[group, default: []].append(record) }
        }
        return found
    }

    private static let allOfGroups: SQL = """
        SELECT \(AttachmentRecord.self) FROM attachment WHERE household = $1 AND is_of_expense = 0 AND is_deleted = 0
            AND group_id IN (\(list: 2)) ORDER BY group_id, id
        """

    /// The ids of the files of an account's transactions, including deleted ones.
    package func ids(of account: LedgerAccountID) throws -> [Int64] {
        try connection.all(
            """
            SELECT DISTINCT attachment.id FROM attachment
                JOIN txn ON txn.household = attachment.household AND txn.group_id = attachment.group_id
            WHERE attachment.household = $1 AND attachment.is_of_expense = 0 AND (txn.source = $2 OR txn.destination = $2)
            ORDER BY attachment.id
            """, .id(household), .ledgerAccount(account)
        ) { $0.integer() }
    }

    /// Some attachments by id, including deleted ones; those that do not exist are missing.
    package func records(_ ids: some Sequence<Int64>) throws -> [Int64: AttachmentRecord] {
        try connection.all(Self.records, .id(household), in: Set(ids).sorted(), by: \.id)
    }

    private static let records: SQL = "SELECT \(AttachmentRecord.self) FROM attachment WHERE household = $1 AND id IN (\(list: 2))"

    /// An attachment by id, including deleted ones; nil if it does not exist.
    package func find(_ id: Int64) throws -> AttachmentRecord? {
        try connection.first(
            "SELECT \(AttachmentRecord.self) FROM attachment WHERE household = $1 AND id = $2", .id(household), .integer(id))
    }

    /// The content of an attachment; empty if it does not exist.
    package func bytes(of id: Int64) throws -> [UInt8] {
        try connection.first("SELECT bytes FROM attachment WHERE household = $1 AND id = $2", .id(household), .integer(id)) {
            $0.blob()
        } ?? []
    }

    /// The groups among some that have attachments that are not deleted.
    func attached(_ groups: some Sequence<ID<Transaction>>) throws -> Set<ID<Transaction>> {
        Set(try connection.all(Self.attached, .id(household), in: ValueList.unique(groups)))
    }

    private static let attached: SQL =
        "SELECT DISTINCT group_id FROM attachment WHERE household = $1 AND is_of_expense = 0 AND is_deleted = 0 AND group_id IN (\(list: 2))"

    /// Whether the household has no attachments.
    func isEmpty() throws -> Bool {
        try !connection.exists("SELECT 1 FROM attachment WHERE household = $1 LIMIT 1", .id(household))
    }

    // MARK: - Writing

    /// Inserts an attachment with its content.
    package func insert(_ record: AttachmentRecord, bytes: [UInt8], at milliseconds: Int64) throws {
        try connection.insert(record, of: household, further: .integer(milliseconds), .blob(bytes))
    }

    /// Marks an attachment as deleted or restores it.
    package func setDeleted(_ id: Int64, _ isDeleted: Bool) throws {
        try connection.execute(
            "UPDATE attachment SET is_deleted = $1 WHERE household = $2 AND id = $3", .bool(isDeleted), .id(household), .integer(id))
    }

    /// Moves all attachments of a transaction to another one, including deleted ones.
    ///
    /// - Returns: their ids.
    package func move(from old: ID<Transaction>, to new: ID<Transaction>) throws -> [Int64] {
        let ids = try connection.all(
            "SELECT id FROM attachment WHERE household = $1 AND group_id = $2 AND is_of_expense = 0 ORDER BY id", .id(household), .id(old)
        ) { $0.integer() }
        for id in ids { _ = try move(id, to: new) }
        return ids
    }

    /// Moves an attachment to another transaction.
    ///
    /// - Returns: the transaction that it belonged to; nil if there is no such attachment of a transaction.
    package func move(_ id: Int64, to group: ID<Transaction>) throws -> ID<Transaction>? {
        guard let record = try find(id), case .transaction(let old) = record.owner else { return nil }
        try connection.execute(
            "UPDATE attachment SET group_id = $1 WHERE household = $2 AND id = $3", .id(group), .id(household), .integer(id))
        return old
    }
}

// MARK: - Rows

extension AttachmentRecord: Record {
    package enum Column: Int32, RecordColumn {
        case id, groupId, name, contentType, size, isDeleted, isOfExpense
    }

    package static let sql = RecordSQL<Column>("attachment", further: ["created_at", "bytes"])

    package init(_ row: RecordRow<Column>) {
        self.init(
            id: row.integer(.id), owner: row.bool(.isOfExpense) ? .object(row.integer(.groupId)) : .transaction(row.id(.groupId)),
            name: row.text(.name), contentType: row.text(.contentType), size: row.int(.size), isDeleted: row.bool(.isDeleted))
    }

    package func value(_ column: Column) -> Value {
        switch column {
        case .id: .integer(id)
        case .groupId: .integer(owner.rowID)
        case .name: .text(name)
        case .contentType: .text(contentType)
        case .size: .int(size)
        case .isDeleted: .bool(isDeleted)
        case .isOfExpense: .bool(owner.isExpense)
        }
    }
}
