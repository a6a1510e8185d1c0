import DesignSystem
import HTML
import Localization
import Models
import Navigation
import NotesModel
import ScreenKit

/// The list of notes.
struct NotesView: View {
    let model: NotesViewModel

    var body: some View {
        Loaded(model, .list, retry: NotesRoute.list.path.absolute) {
            Live("notes") {
                if model.notes.isEmpty {
                    EmptyStateView(.docText, sentence: "No notes yet.") {
                        if model.context.canWrite { ButtonLink("Add note", path: NotesRoute.new.path.absolute) }
                    }
                } else {
                    Section {
                        ForEach(model.notes, id: \.id.description) { ListRow(.verbatim($0.text), path: path(of: $0)) }
                    }
                }
            }
        }
        .toolbar {
            if model.context.canWrite { BarAction("Add note", symbol: .plus, path: NotesRoute.new.path.absolute) }
        }
        .navigationTitle("Notes")
    }

    /// The path of the form of a note; nil for a viewer.
    private func path(of note: Note) -> String? {
        model.context.canWrite ? NotesRoute.note(noteId: note.id.description).path.absolute : nil
    }
}
