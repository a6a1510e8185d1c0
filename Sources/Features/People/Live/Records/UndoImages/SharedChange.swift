import Storage

/// The change of one row of shared money by one write: enough to undo it and to detect newer changes that conflict with the undo.
struct SharedChange: Hashable, Sendable {
    let kind: SharedRecord.Kind
    let id: Int64
    /// The row before the write; nil if it was added.
    let before: SharedRecord?
    /// The revision after the write.
    let revision: Int64

    /// - Parameters:
    ///   - before: the row before the write; nil if it was added.
    ///   - revision: the revision after the write.
    init(_ kind: SharedRecord.Kind, id: Int64, before: SharedRecord?, revision: Int64) {
        self.kind = kind
        self.id = id
        self.before = before
        self.revision = revision
    }
}

extension SharedChange {
    /// The section of changes of shared money.
    static let section = "shared"

    /// One row for each change, before the rows of the other tables that belong to it.
    private static let changes = ImageTable("shared", in: section, columns: ["kind", "id", "revision"])

    /// Appends the change to an image.
    func write(to image: UndoImageWriter) throws {
        try image.append([.text(kind.rawValue), .integer(id), .integer(revision)], to: Self.changes)
        try before?.write(to: image)
    }

    /// Calls a closure, which may write, with each change of an image, in the order in which they were made.
    static func all(in image: UndoImageReader, change body: (SharedChange) throws -> Void) throws {
        var current: (kind: SharedRecord.Kind, id: Int64, revision: Int64)?
        var before: SharedRecord?
        func finish() throws {
            guard let current else { return }
            try body(SharedChange(current.kind, id: current.id, before: before, revision: current.revision))
        }
        try image.rows(of: section) { row in
            if row.table == changes.name {
                try finish()
                guard let kind = SharedRecord.Kind(rawValue: try row.text("kind")) else { throw row.error("has an unknown kind") }
                current = (kind, try row.integer("id"), try row.integer("revision"))
                before = nil
            } else {
                before = try SharedRecord(row, after: before)
            }
        }
        try finish()
    }
}
