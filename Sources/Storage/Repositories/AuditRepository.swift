package import Models

/// The audit trail: every change with its author and time, and what is needed to undo it.
package struct AuditRepository {

    /// A record with what its undo needs to know.
    package struct Entry: Sendable {
        /// The record.
        package let record: AuditRecord
        /// The id of the object that the change is about, if its undo needs no image; else empty.
        package let reference: String
        /// The schema version at which the undo image was taken; nil without one.
        package let imageVersion: Int?
        /// Why the undo image of an older version cannot be used; nil otherwise.
        package let imageFault: String?
    }

    let connection: Connection
    let household: ID<Household>

    /// Accesses a household's rows on a connection, for the duration of its read or write.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    // MARK: - Writing

    /// Inserts a record.
    ///
    /// - Parameters:
    ///   - reference: the id of the object that the change is about; empty if its undo does not need it.
    ///   - image: the undo image with the record's id, which is completed; nil without one.
    package func insert(_ record: AuditRecord, reference: String, image: UndoImageWriter?) throws {
        try image?.flush()
        try connection.execute(
            """
            INSERT INTO audit (household, id, at, member, action, subject, reference, undone, image_version)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
            """, .id(household), .id(record.id), .integer(record.at), .id(record.member), .text(record.action.rawValue),
            .text(record.subject), .text(reference), .bool(record.isUndone), image == nil ? .null : .int(Schema.version))
        if let image { try insertSummary(image) }
    }

    /// Marks it as undone, and deletes what only its undo needed.
    package func markUndone(_ id: ID<AuditRecord>) throws {
        try connection.execute("UPDATE audit SET undone = 1 WHERE household = $1 AND id = $2", .id(household), .id(id))
        for statement: SQL in [
            "DELETE FROM undo_piece WHERE household = $1 AND audit = $2",
            "DELETE FROM audit_account WHERE household = $1 AND audit = $2",
        ] {
            try connection.execute(statement, .id(household), .id(id))
        }
    }

    // MARK: - Reading

    /// A record; nil if it does not exist.
    package func find(_ id: ID<AuditRecord>) throws -> Entry? {
        try connection.first(
            """
            SELECT id, at, member, action, subject, undone, reference, image_version, image_fault FROM audit
            WHERE household = $1 AND id = $2
            """, .id(household), .id(id), as: Self.entry)
    }

    /// The latest records, newest first.
    package func latest(_ limit: Int) throws -> [AuditRecord] {
        try connection.all(
            "SELECT id, at, member, action, subject, undone FROM audit WHERE household = $1 ORDER BY id DESC LIMIT $2", .id(household),
            .int(limit), as: Self.record)
    }

    /// Calls a closure with each record, oldest first.
    package func all(row body: (AuditRecord) throws -> Void) throws {
        try connection.query(
            "SELECT id, at, member, action, subject, undone FROM audit WHERE household = $1 ORDER BY id", .id(household)
        ) { try body(try Self.record($0)) }
    }

    /// A page of records before another one, newest first.
    package func page(before: ID<AuditRecord>?, limit: Int) throws -> [Entry] {
        try connection.all(
            """
            SELECT id, at, member, action, subject, undone, reference, image_version, image_fault FROM audit
            WHERE household = $1 AND id < $2 ORDER BY id DESC LIMIT $3
            """, .id(household), .id(before ?? ID(rawValue: .max)), .int(limit), as: Self.entry)
    }

    static func record(_ row: Row) throws(StorageError) -> AuditRecord {
        AuditRecord(
            id: row.id(0), at: row.integer(1), member: row.optionalID(2), action: try row.value(3, "action"), subject: row.text(4),
            isUndone: row.bool(5))
    }

    private static func entry(_ row: Row) throws(StorageError) -> Entry {
        Entry(
            record: try record(row), reference: row.text(6), imageVersion: row.optionalInteger(7).map { Int($0) },
            imageFault: row.optionalText(8))
    }
}
