package import Models

/// Files attached to transactions, for example receipts.
///
/// The rows of a deleted transaction are kept for undo; callers have to check that the transaction exists.
package struct AttachmentRepository {
    let connection: Connection
    let household: ID<Household>

    /// Accesses a household's rows on a connection, for the duration of its read or write.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    // MARK: - Reading

    /// The attachments of a group that are not deleted, oldest first.
    package func all(of group: ID<Transaction>) throws -> [AttachmentRecord] {
        try connection.all(
            """
            SELECT id, group_id, name, content_type, size, is_deleted FROM attachment
            WHERE household = $1 AND group_id = $2 AND is_deleted = 0 ORDER BY id
            """, .id(household), .id(group), as: Self.record)
    }

    /// The groups that have attachments that are not deleted.
    package func groups() throws -> Set<ID<Transaction>> {
        var groups: Set<ID<Transaction>> = []
        try connection.query(
            "SELECT DISTINCT group_id FROM attachment WHERE household = $1 AND is_deleted = 0", .id(household)
        ) { groups.insert($0.id(0)) }
        return groups
    }

    /// Calls a closure with each attachment of a group that is not deleted, with its content, oldest first.
    ///
    /// - Parameter body: receives the time of creation in milliseconds since 1970.
    package func contents(
        of group: ID<Transaction>, row body: (AttachmentRecord, _ createdAt: Int64, _ bytes: [UInt8]) throws -> Void
    ) throws {
        try connection.query(
            """
            SELECT id, group_id, name, content_type, size, is_deleted, created_at, bytes FROM attachment
            WHERE household = $1 AND group_id = $2 AND is_deleted = 0 ORDER BY id
            """, .id(household), .id(group)
        ) { try body(Self.record($0), $0.integer(6), $0.blob(7)) }
    }

    /// The attachments of some groups that are not deleted, oldest first by group; groups without attachments are missing.
    package func all(of groups: some Sequence<ID<Transaction>>) throws -> [ID<Transaction>: [AttachmentRecord]] {
        var found: [ID<Transaction>: [AttachmentRecord]] = [:]
        try connection.query(Self.allOfGroups, .id(household), in: ValueList.unique(groups)) { row in
            let record = Self.record(row)
            found[record.group, default: []].append(record)
        }
        return found
    }

    private static let allOfGroups: SQL = """
        SELECT id, group_id, name, content_type, size, is_deleted FROM attachment
        WHERE household = $1 AND is_deleted = 0 AND group_id IN (\(list: 2)) ORDER BY group_id, id
        """

    /// Some attachments by id, including deleted ones; those that do not exist are missing.
    package func records(_ ids: some Sequence<Int64>) throws -> [Int64: AttachmentRecord] {
        var found: [Int64: AttachmentRecord] = [:]
        try connection.query(Self.records, .id(household), in: Set(ids).sorted()) { row in
            let record = Self.record(row)
            found[record.id] = record
        }
        return found
    }

    private static let records: SQL = """
        SELECT id, group_id, name, content_type, size, is_deleted FROM attachment WHERE household = $1 AND id IN (\(list: 2))
        """

    /// An attachment by id, including deleted ones; nil if it does not exist.
    package func find(_ id: Int64) throws -> AttachmentRecord? {
        try connection.first(
            "SELECT id, group_id, name, content_type, size, is_deleted FROM attachment WHERE household = $1 AND id = $2", .id(household),
            .integer(id), as: Self.record)
    }

    /// The content of an attachment; empty if it does not exist.
    package func bytes(of id: Int64) throws -> [UInt8] {
        try connection.first("SELECT bytes FROM attachment WHERE household = $1 AND id = $2", .id(household), .integer(id)) {
            $0.blob(0)
        } ?? []
    }

    /// The groups among some that have attachments that are not deleted.
    package func attached(_ groups: some Sequence<ID<Transaction>>) throws -> Set<ID<Transaction>> {
        var attached: Set<ID<Transaction>> = []
        try connection.query(Self.attached, .id(household), in: ValueList.unique(groups)) { attached.insert($0.id(0)) }
        return attached
    }

    private static let attached: SQL = """
        SELECT DISTINCT group_id FROM attachment WHERE household = $1 AND is_deleted = 0 AND group_id IN (\(list: 2))
        """

    /// Whether the household has no attachments.
    package func isEmpty() throws -> Bool {
        try connection.first("SELECT 1 FROM attachment WHERE household = $1 LIMIT 1", .id(household)) { _ in false } ?? true
    }

    // MARK: - Writing

    /// Inserts an attachment with its content.
    package func insert(_ record: AttachmentRecord, bytes: [UInt8], at milliseconds: Int64) throws {
        try connection.execute(
            """
            INSERT INTO attachment (household, id, group_id, name, content_type, size, is_deleted, created_at, bytes)
            VALUES ($1, $2, $3, $4, $5, $6, 0, $7, $8)
            """, .id(household), .integer(record.id), .id(record.group), .text(record.name), .text(record.contentType), .int(record.size),
            .integer(milliseconds), .blob(bytes))
    }

    /// Marks an attachment as deleted or restores it.
    package func setDeleted(_ id: Int64, _ isDeleted: Bool) throws {
        try connection.execute(
            "UPDATE attachment SET is_deleted = $1 WHERE household = $2 AND id = $3", .bool(isDeleted), .id(household), .integer(id))
    }

    private static func record(_ row: Row) -> AttachmentRecord {
        AttachmentRecord(
            id: row.integer(0), group: row.id(1), name: row.text(2), contentType: row.text(3), size: row.int(4), isDeleted: row.bool(5))
    }
}
