import Localization
import Models
import NotesModel
import Observation
import ScreenKit

/// Adds a note.
@Observable
final class NewNoteViewModel: ContextModel<NotesContext>, NoteFormModel {
    var form = EditForm<NoteForm>()

    func load() async throws {}

    func save() async {
        var draft = form.values.draft
        draft.key = form.draftKey
        await submit {
            let note = try await context.services.notes().addNote(draft)
            await context.notify(undoable: "\(note.text) added", by: .addNote, of: note.id.description)
            context.dismiss()
        }
    }
}
