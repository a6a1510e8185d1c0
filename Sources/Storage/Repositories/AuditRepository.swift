package import Models

/// The audit trail: every change with its author and time, and what is needed to undo it.
package final class AuditRepository: ScopedRepository {
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
            INSERT INTO audit (household, id, at, member, action, subject, reference, undone, image_version, target, changes)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
            """, .id(household), .id(record.id), .integer(record.at), .id(record.member), .text(record.action.rawValue),
            .text(record.subject), .text(reference), .bool(record.isUndone), image == nil ? .null : .int(connection.schemaVersion),
            .text(record.target), .optional(FieldChange.stored(image?.changes ?? record.changes)))
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

    /// Those of some objects that exist.
    ///
    /// - Parameter statement: selects the ids, with the household as parameter 1 and a list from parameter 2 on.
    package func existing(_ ids: Set<Int64>, by statement: SQL) throws -> Set<Int64> {
        Set(try connection.all(statement, .id(household), in: ids.sorted()))
    }

    /// A record; nil if it does not exist.
    package func find(_ id: ID<AuditRecord>) throws -> Entry? {
        try connection.first(
            """
            SELECT id, at, member, action, subject, undone, target, changes, reference, image_version, image_fault FROM audit
            WHERE household = $1 AND id = $2
            """, .id(household), .id(id), as: Self.entry)
    }

    /// Whether there is a record of an action. The cost grows with the records.
    package func contains(_ action: AuditRecord.Action) throws -> Bool {
        try connection.exists("SELECT 1 FROM audit WHERE household = $1 AND action = $2 LIMIT 1", .id(household), .text(action.rawValue))
    }

    /// The latest records, newest first.
    package func latest(_ limit: Int) throws -> [AuditRecord] {
        try connection.all(
            "SELECT id, at, member, action, subject, undone, target, changes FROM audit WHERE household = $1 ORDER BY id DESC LIMIT $2",
            .id(household), .int(limit), as: Self.record)
    }

    /// Calls a closure with each record, oldest first.
    package func all(row body: (AuditRecord) throws -> Void) throws {
        try connection.query(
            "SELECT id, at, member, action, subject, undone, target, changes FROM audit WHERE household = $1 ORDER BY id", .id(household)
        ) { try body(try Self.record(&$0)) }
    }

    /// Which records a page has. Nil and empty fields do not filter.
    package struct Filter: Hashable, Sendable {
        /// The member who made the change; 0 for the command line.
        var member: Int64?
        var actions: Set<AuditRecord.Action>
        /// The first time in milliseconds since 1970, and the one after the last.
        var from: Int64?
        var before: Int64?

        package init(
            member: Int64? = nil, actions: Set<AuditRecord.Action> = [], from: Int64? = nil, before: Int64? = nil
        ) {
            self.member = member
            self.actions = actions
            self.from = from
            self.before = before
        }

        private func fits(_ record: AuditRecord) -> Bool {
            if let member, record.member?.rawValue ?? 0 != member { return false }
            if !actions.isEmpty, !actions.contains(record.action) { return false }
            if let from, record.at < from { return false }
            return before.map { record.at < $0 } ?? true
        }

        fileprivate func apply(to entries: [Entry]) -> [Entry] { self == Filter() ? entries : entries.filter { fits($0.record) } }
    }

    /// A page of records before another one that fit a filter, newest first, among the next ones.
    ///
    /// - Parameter scanned: how many records are looked at.
    /// - Returns: the records, and where the next page begins; nil at the end.
    package func page(
        before: ID<AuditRecord>?, limit: Int, filter: Filter = Filter(), scanned: Int = 2_000
    ) throws -> (entries: [Entry], next: ID<AuditRecord>?) {
        guard limit > 0 else { return ([], nil) }
        var entries: [Entry] = []
        var end = before ?? ID(rawValue: .max)
        // Ids ascend with time: what was recorded later is skipped by key, but for the difference of the clocks of two processes.
        if let time = filter.before { end = min(end, Self.firstID(at: time + Self.clockDifference)) }
        let first = Self.firstID(at: filter.from.map { $0 - Self.clockDifference } ?? 0)
        var count = 0
        while true {
            // One more row than shown tells whether there is another page.
            let batch = try connection.all(
                """
                SELECT id, at, member, action, subject, undone, target, changes, reference, image_version, image_fault FROM audit
                WHERE household = $1 AND id < $2 AND id >= $3 ORDER BY id DESC LIMIT $4
                """, .id(household), .id(end), .id(first), .int(limit + 1), as: Self.entry)
            entries += filter.apply(to: batch)
            if entries.count > limit { return (Array(entries.prefix(limit)), entries[limit - 1].record.id) }
            guard batch.count > limit, let last = batch.last else { return (entries, nil) }
            end = last.record.id
            count += batch.count
            if count >= scanned { return (entries, end) }
        }
    }

    /// The smallest id of records from a time on.
    private static func firstID(at milliseconds: Int64) -> ID<AuditRecord> {
        ID(rawValue: max(milliseconds - IDGenerator.epochMilliseconds, 0) << 22)
    }

    /// How far the clocks of two processes may be apart, in milliseconds.
    private static let clockDifference: Int64 = 3_600_000

    static func record(_ row: inout Row) throws(StorageError) -> AuditRecord {
        AuditRecord(
            id: row.id(), at: row.integer(), member: row.optionalID(), action: AuditRecord.Action(rawValue: row.text()),
            subject: row.text(),
            isUndone: row.bool(), target: row.text(), changes: FieldChange.changes(in: row.optionalText()))
    }

    private static func entry(_ row: inout Row) throws(StorageError) -> Entry {
        Entry(
            record: try record(&row), reference: row.text(), imageVersion: row.optionalInteger().map { Int($0) },
            imageFault: row.optionalText())
    }
}
