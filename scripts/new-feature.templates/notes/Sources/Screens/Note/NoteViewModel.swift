import Localization
import Models
import NotesModel
import Observation
import ScreenKit
import Services

/// Edits a note.
@Observable
final class NoteViewModel: LoadableModel, NoteFormModel {
    /// The note as currently stored.
    private(set) var note: Note?
    var form = EditForm<NoteForm>()

    let noteId: String

    let context: NotesContext

    init(_ context: NotesContext, noteId: String) {
        self.context = context
        self.noteId = noteId
    }

    var deleteQuestion: LocalizedText { "Delete \(note?.text ?? "")?" }

    func load() async throws {
        guard let id = ID<Note>(noteId) else { throw ServiceError.notFound }
        let note = try await context.services.notes().fetchNote(id: id)
        self.note = note
        form.begin(with: NoteForm(note), revision: note.revision)
    }

    func save() async {
        guard let note else { return }
        await submit {
            _ = try await context.services.notes().updateNote(id: note.id, form.values.draft, revision: form.seenRevision)
            context.dismiss(showing: "Saved")
        }
    }

    func delete() async {
        guard let note else { return }
        let isDeleted = await context.perform(undoable: "\(note.text) deleted") {
            try await context.services.notes().deleteNote(id: note.id)
        }
        if isDeleted { context.pop() }
    }
}
