import NotesModel
import Observation
import ScreenKit

/// The list of notes.
@Observable
final class NotesViewModel: ContextModel<NotesContext>, LoadableModel {
    private(set) var notes: [Note] = []

    func load() async throws {
        notes = try await context.services.notes().fetchNotes()
    }
}
