package import Models

/// The audit trail: every change with its author, time and the state before it.
package struct AuditRepository {
    let connection: Connection
    let household: ID<Household>

    /// Accesses a household's rows on a connection, for the duration of its read or write.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// Inserts a record.
    ///
    /// - Parameter image: the encoded state before the change for undo; empty if none is needed.
    package func insert(_ record: AuditRecord, image: String) throws {
        try connection.execute(
            """
            INSERT INTO audit (household, id, at, member, action, subject, image, undone) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
            """, .id(household), .id(record.id), .integer(record.at), .id(record.member), .text(record.action.rawValue),
            .text(record.subject), .text(image), .bool(record.isUndone))
    }

    /// A record with its image; nil if it does not exist.
    package func find(_ id: ID<AuditRecord>) throws -> (record: AuditRecord, image: String)? {
        try connection.first(
            "SELECT id, at, member, action, subject, undone, image FROM audit WHERE household = $1 AND id = $2", .id(household), .id(id)
        ) { (try Self.record($0), $0.text(6)) }
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

    /// The longest image read for a list, in characters; enough for about 40 transactions.
    package static let listedImageLimit = 16_384

    /// A page of records before another one, newest first, with their images; nil for images longer than `listedImageLimit`.
    package func page(before: ID<AuditRecord>?, limit: Int) throws -> [(record: AuditRecord, image: String?)] {
        try connection.all(
            """
            SELECT id, at, member, action, subject, undone, CASE WHEN length(image) <= $1 THEN image ELSE NULL END
            FROM audit WHERE household = $2 AND id < $3 ORDER BY id DESC LIMIT $4
            """, .int(Self.listedImageLimit), .id(household), .id(before ?? ID(rawValue: .max)), .int(limit)
        ) { (try Self.record($0), $0.optionalText(6)) }
    }

    /// Marks it as undone.
    package func markUndone(_ id: ID<AuditRecord>) throws {
        try connection.execute("UPDATE audit SET undone = 1 WHERE household = $1 AND id = $2", .id(household), .id(id))
    }

    private static func record(_ row: Row) throws(StorageError) -> AuditRecord {
        AuditRecord(
            id: row.id(0), at: row.integer(1), member: row.optionalID(2), action: try row.value(3, "action"), subject: row.text(4),
            isUndone: row.bool(5))
    }
}
