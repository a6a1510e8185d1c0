import Ledger
import Models
import NotesModel
import ServiceKit
import Services
import Storage

/// The household's notes.
struct LiveNotesService: NotesServiceProtocol {
    let context: ServiceContext

    func fetchNotes() async throws -> [Note] {
        try await read { notes in try notes.all().filter { !$0.isRemoved } }
    }

    func fetchNote(id: ID<Note>) async throws -> Note { try await read { notes in try notes.find(id).existing() } }

    func addNote(_ draft: NoteDraft) async throws -> Note {
        try await write { write, notes in
            try write.addOnce(.note, key: draft.key, find: notes.find) {
                let note = Note(id: write.makeID(), text: try text(of: draft))
                try notes.insert(note)
                return (note, try write.record(.addNote, subject: note.text, target: note.id.description))
            }
        }
    }

    func updateNote(id: ID<Note>, _ draft: NoteDraft, revision: Int64) async throws -> Note {
        try await write { write, notes in
            let old = try notes.find(id).existing()
            guard old.revision == revision else { throw ServiceError.conflict }
            var note = old
            note.text = try text(of: draft)
            guard note != old else { return old }
            let saved = try note.revised(notes.update(note))
            try write.record(.editNote, subject: saved.text, target: id.description)
            return saved
        }
    }

    func deleteNote(id: ID<Note>) async throws -> ID<AuditRecord> {
        try await write { write, notes in
            var note = try notes.find(id).existing()
            note.isRemoved = true
            _ = try note.revised(notes.update(note))
            return try write.record(.deleteNote, subject: note.text, reference: id.description)
        }
    }

    /// The text of a draft as one line.
    ///
    /// - Throws: `ServiceError.rule`.
    private func text(of draft: NoteDraft) throws -> String {
        let text = TextRule.line(draft.text)
        guard !text.isEmpty else { throw ServiceError.rule(.noteMissing) }
        guard TextLimit.allows(text, Note.maxLength) else { throw ServiceError.rule(.noteTextTooLong) }
        try TextRule.rejectCardNumbers(in: text)
        return text
    }

    private func read<T: Sendable>(_ body: @Sendable (NoteRepository) throws -> T) async throws -> T {
        try await context.read { try body(NoteRepository($0, household: context.household.id)) }
    }

    private func write<T: Sendable>(_ body: @escaping @Sendable (UnitOfWork, NoteRepository) throws -> T) async throws -> T {
        try await context.write([.notes], allowsGroupCommit: true) { write in
            try body(write, NoteRepository(write.connection, household: write.household))
        }
    }
}

extension RequestKind {
    static let note = Self(rawValue: "note")
}
