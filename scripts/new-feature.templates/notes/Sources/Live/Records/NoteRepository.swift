import Models
package import NotesModel
package import Storage

/// The notes of a household, including removed ones.
final class NoteRepository: ScopedRepository {
    /// All notes in the order in which they were added.
    func all() throws -> [Note] {
        try connection.all("SELECT \(Note.self) FROM note WHERE household = $1 ORDER BY id", .id(household))
    }

    /// The note with an id; nil if it does not exist.
    func find(_ id: ID<Note>) throws -> Note? {
        try connection.first("SELECT \(Note.self) FROM note WHERE household = $1 AND id = $2", .id(household), .id(id))
    }

    /// Inserts a note.
    func insert(_ note: Note) throws {
        try connection.insert(note, of: household)
    }

    /// Updates a note if the revision matches, and increases it. Returns whether it matched.
    func update(_ note: Note) throws -> Bool {
        try connection.update(note, of: household)
    }
}

extension Note: Record {
    package enum Column: Int32, RecordColumn {
        case id, text, isRemoved, revision
    }

    package static let sql = RecordSQL<Column>("note", revision: .revision)

    package init(_ row: RecordRow<Column>) throws {
        self.init(id: row.id(.id), text: row.text(.text), isRemoved: row.bool(.isRemoved), revision: row.integer(.revision))
    }

    package func value(_ column: Column) -> Value {
        switch column {
        case .id: .id(id)
        case .text: .text(text)
        case .isRemoved: .bool(isRemoved)
        case .revision: .integer(revision)
        }
    }
}
