import CommandKit
import Localization
import NotesModel

extension Lookup {
    func note(_ text: String) async throws -> Note {
        try await household.notes().fetchNotes().named(text, \.id, \.text)
            .only("saved note", text, orSaying: "Several notes have the text \(text); use the id")
    }
}
