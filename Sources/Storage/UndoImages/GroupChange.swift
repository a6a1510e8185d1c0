import Models

/// The change of one group by one write: enough to undo it and to detect newer changes that conflict with the undo.
///
/// Property names are the stored keys of schema versions before 16.
package struct GroupChange: Codable, Sendable {
    /// The group's id.
    package var id: Int64
    /// The group before the write; nil if it was created.
    package var before: GroupImage?
    /// The revision before the write; 0 if the group was created.
    package var oldRevision: Int64
    /// The revision after the write; 0 if the group was removed.
    package var newRevision: Int64
    /// The account whose opening balance the group posted, if any.
    package var openingOf: Int64?

    /// - Parameters:
    ///   - id: the group's id.
    ///   - before: the group before the write; nil if it was created.
    ///   - oldRevision: the revision before the write; 0 if the group was created.
    ///   - newRevision: the revision after the write; 0 if the group was removed.
    package init(id: Int64, before: GroupImage?, oldRevision: Int64, newRevision: Int64) {
        self.id = id
        self.before = before
        self.oldRevision = oldRevision
        self.newRevision = newRevision
    }
}

extension GroupChange {
    /// The section of changes of groups.
    package static let section = "group"

    /// One row for each change, before the rows of the other tables that belong to it. The status is NULL if the group was created.
    private static let groups = ImageTable(
        "group", in: section, columns: ["id", "old_revision", "new_revision", "opening_of", "status", "payee", "reference"])
    private static let parts = ImageTable(
        "part", in: section,
        columns: [
            "id", "amount", "currency", "source", "source_day", "destination", "destination_day", "note", "foreign_amount",
            "foreign_currency",
        ])
    private static let tags = ImageTable("tag", in: section, columns: ["name"])
    private static let openEntries = ImageTable("open_entry", in: section, columns: ["account", "amount", "day"])

    /// Appends the change to an image.
    func write(to image: UndoImageWriter) throws {
        try image.append(
            [
                .integer(id), .integer(oldRevision), .integer(newRevision), .optional(openingOf), .optional(before?.status),
                .optional(before?.payee), .optional(before?.reference),
            ], to: Self.groups)
        guard let before else { return }
        for part in before.parts {
            try image.append(
                [
                    .integer(part.id), .integer(part.amount), .integer(Int64(part.currency)), .integer(part.source),
                    .integer(Int64(part.sourceDay)), .integer(part.destination), .integer(Int64(part.destinationDay)), .text(part.note),
                    .optional(part.foreignAmount), .optional(part.foreignCurrency.map(Int64.init)),
                ], to: Self.parts)
        }
        for tag in before.tags { try image.append([.text(tag)], to: Self.tags) }
        for entry in before.waiting {
            try image.append([.integer(entry.account), .integer(entry.amount), .integer(Int64(entry.day))], to: Self.openEntries)
        }
    }

    /// - Parameter row: a row of `groups`.
    private init(_ row: ImageRow) throws(StorageError) {
        id = try row.integer("id")
        oldRevision = try row.integer("old_revision")
        newRevision = try row.integer("new_revision")
        openingOf = try row.optionalInteger("opening_of")
        guard let status = try row.optionalInteger("status") else { return }
        before = GroupImage(id: id, status: status, payee: try row.text("payee"), reference: try row.optionalText("reference"))
    }

    private mutating func append(_ row: ImageRow) throws(StorageError) {
        switch row.table {
        case Self.parts.name:
            before?.parts.append(
                GroupImage.Part(
                    id: try row.integer("id"), amount: try row.integer("amount"), currency: try row.number("currency"),
                    source: try row.integer("source"), sourceDay: try row.number("source_day"),
                    destination: try row.integer("destination"), destinationDay: try row.number("destination_day"),
                    note: try row.text("note"), foreignAmount: try row.optionalInteger("foreign_amount"),
                    foreignCurrency: try row.optionalNumber("foreign_currency")))
        case Self.tags.name: before?.tags.append(try row.text("name"))
        case Self.openEntries.name:
            before?.waiting.append(
                GroupImage.OpenEntryImage(
                    account: try row.integer("account"), amount: try row.integer("amount"), day: try row.number("day")))
        default: throw row.error("is unknown")
        }
    }

    /// Calls a closure, which may write, with each change of an image, in the order in which they were made.
    package static func all(in image: UndoImageReader, change body: (GroupChange) throws -> Void) throws {
        var current: GroupChange?
        try image.rows(of: section) { row in
            if row.table == groups.name {
                if let current { try body(current) }
                current = try GroupChange(row)
            } else {
                guard current?.before != nil else { throw row.error("belongs to no transaction") }
                try current?.append(row)
            }
        }
        if let current { try body(current) }
    }
}
