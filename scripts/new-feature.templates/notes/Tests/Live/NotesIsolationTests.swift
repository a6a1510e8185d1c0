import Models
import NotesModel
import Services
import TestSupport
import Testing

/// Notes of another household are answered as if they did not exist.
struct NotesIsolationTests {
    @Test func anotherHouseholdsNotesAreNotThere() async throws {
        let household = try await TestHousehold()
        let note = try await household.services.notes().addNote(NoteDraft(text: "Ours"))
        let others = try await household.another().notes()
        #expect(try await others.fetchNotes() == [])
        await #expect(throws: ServiceError.notFound) { try await others.fetchNote(id: note.id) }
        await #expect(throws: ServiceError.notFound) {
            try await others.updateNote(id: note.id, NoteDraft(text: "Theirs"), revision: note.revision)
        }
        await #expect(throws: ServiceError.notFound) { try await others.deleteNote(id: note.id) }
        #expect(try await household.services.notes().fetchNotes() == [note])
    }
}
