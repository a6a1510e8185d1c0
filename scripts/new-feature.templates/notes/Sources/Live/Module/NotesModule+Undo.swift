import Ledger
import Localization
import Models
import NotesModel
import Services
import Storage

/// Undoes the addition and the deletion of notes.
extension NotesModule: Undoable {
    var actions: Set<AuditRecord.Action> { [.addNote, .deleteNote] }

    /// - Throws: `ServiceError.conflict` if it was undone already, or an added one was changed since.
    func undo(_ change: RecordedChange, in write: UnitOfWork) throws -> RecordedUndo {
        let notes = NoteRepository(write.connection, household: write.household)
        guard var note = try change.unchangedRow(addedBy: .addNote, notes.find) else { throw ServiceError.conflict }
        note.isRemoved.toggle()
        guard try notes.update(note) else { throw ServiceError.conflict }
        return note.isRemoved ? RecordedUndo(.deleteNote, reference: note.id.description) : RecordedUndo(.addNote)
    }

    func obstacles(to changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: LocalizedText] {
        let notes = try NoteRepository(reading.connection, household: reading.household).all().byID
        return changes.obstacles { change in
            change.unchangedRow(addedBy: .addNote) { notes[$0] } == nil ? "The note was changed since" : nil
        }
    }
}
