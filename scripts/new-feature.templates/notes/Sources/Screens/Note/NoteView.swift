import DesignSystem
import HTML
import Localization
import Navigation
import NotesModel
import ScreenKit

/// The form that edits a note.
struct NoteView: View {
    let model: NoteViewModel

    var body: some View {
        Loaded(model.note, of: model, .form, retry: path) { _ in
            EditFormView(model, label: "Note", row: path, list: NotesRoute.list.path.absolute) {
                NoteFields(model: model)
            } actions: {
                Button("Delete note", role: .destructive, confirm: model.deleteQuestion, name: "delete") { await model.delete() }
            }
        }
        .navigationTitle("Edit note")
    }

    private var path: String { NotesRoute.note(noteId: model.noteId).path.absolute }
}
