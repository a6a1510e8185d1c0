import Models

/// A transaction whose category was replaced. Property names are the stored keys of schema versions before 16.
package struct MovedGroup: Codable, Sendable {
    /// The group's id.
    package var id: Int64
    /// Its revision after the change.
    package var revision: Int64
    /// Parts whose source was the category.
    package var sources: [Int64]
    /// Parts whose destination was the category.
    package var destinations: [Int64]

    /// - Parameters:
    ///   - id: the group's id.
    ///   - revision: its revision after the change.
    ///   - sources: parts whose source was the category.
    ///   - destinations: parts whose destination was the category.
    package init(id: Int64, revision: Int64, sources: [Int64], destinations: [Int64]) {
        self.id = id
        self.revision = revision
        self.sources = sources
        self.destinations = destinations
    }
}

extension MovedGroup {
    package static let section = "moved_group"

    /// One row for each transaction, before those of its parts.
    private static let groups = ImageTable("moved_group", in: section, columns: ["id", "revision"])
    private static let sources = ImageTable("moved_source", in: section, columns: ["id"])
    private static let destinations = ImageTable("moved_destination", in: section, columns: ["id"])

    /// Appends the transaction to an image, and to the list for the history.
    package func write(to image: UndoImageWriter) throws {
        image.list(AuditGroup(id: .init(rawValue: id), revision: revision))
        try image.append([.integer(id), .integer(revision)], to: Self.groups)
        for part in sources { try image.append([.integer(part)], to: Self.sources) }
        for part in destinations { try image.append([.integer(part)], to: Self.destinations) }
    }

    /// Calls a closure, which may write, with each transaction of an image.
    package static func all(in image: UndoImageReader, group body: (MovedGroup) throws -> Void) throws {
        var current: MovedGroup?
        try image.rows(of: section) { row in
            let id = try row.integer("id")
            switch row.table {
            case groups.name:
                if let current { try body(current) }
                current = MovedGroup(id: id, revision: try row.integer("revision"), sources: [], destinations: [])
            case sources.name: current?.sources.append(id)
            case destinations.name: current?.destinations.append(id)
            default: throw row.error("is unknown")
            }
        }
        if let current { try body(current) }
    }
}
