package import Models

/// Reads the undo image of one change row by row: at most one piece is in memory.
package struct UndoImageReader {
    /// The change that the image belongs to.
    let change: ID<AuditRecord>
    /// The schema version at which the image was taken.
    package let version: Int
    private let connection: Connection
    private let household: ID<Household>

    /// - Parameters:
    ///   - change: the change that the image belongs to.
    ///   - version: the schema version at which the image was taken.
    package init(_ connection: Connection, household: ID<Household>, change: ID<AuditRecord>, version: Int) {
        self.connection = connection
        self.household = household
        self.change = change
        self.version = version
    }

    /// Calls a closure, which may write, with each row of a section, in the order in which they were written.
    ///
    /// - Throws: `StorageError.undoImage` for a damaged piece.
    package func rows(of section: String, row body: (ImageRow) throws -> Void) throws {
        var last: Int64 = -1
        while let piece = try piece(of: section, after: last) {
            last = piece.sequence
            var decoder = try UndoPieceDecoder(piece.bytes, change: change)
            while let row = try decoder.next() { try body(row) }
        }
    }

    /// The sections that have rows.
    func sections() throws -> [String] {
        try connection.all("SELECT DISTINCT section FROM undo_piece WHERE household = $1 AND audit = $2", .id(household), .id(change))
    }

    /// - Throws: `StorageError.undoImage` if the image has a section that none of these tables and names is for.
    package func requireOnly(_ tables: [SnapshotTable], and names: [String]) throws {
        let known = Set(tables.map(\.image.section) + names)
        for section in try sections() where !known.contains(section) {
            throw StorageError.undoImage(change: change.description, detail: "rows of \(section) are unknown")
        }
    }

    private func piece(of section: String, after sequence: Int64) throws -> (sequence: Int64, bytes: [UInt8])? {
        try connection.first(
            "SELECT sequence, bytes FROM undo_piece WHERE household = $1 AND audit = $2 AND sequence > $3 AND section = $4 ORDER BY sequence LIMIT 1",
            .id(household), .id(change), .integer(sequence), .text(section)
        ) { ($0.integer(), $0.blob()) }
    }
}
