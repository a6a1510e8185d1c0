import CommandTestSupport
import Models
import NotesModel
import Testing

struct NotesExportTests {
    @Test func anExportHasTheNotesWithAllDeclaredKeysAndNoOthers() async throws {
        let session = try await CommandSession()
        let notes = session.services().notes()
        let note = try await notes.addNote(NoteDraft(text: "Ask for the fee"))
        let removed = try await notes.addNote(NoteDraft(text: "Not any more"))
        _ = try await notes.deleteNote(id: removed.id)
        let export = try await session.run("export", "--to", "json").output
        #expect(export.contains("\n\"notes\":[\n{\"id\":\"\(note.id)\",\"text\":\"Ask for the fee\"}]"))
        let keys = NotesExportedColumns.destinations.values.filter { !$0.hasPrefix("omitted: ") }
        #expect(keys.sorted() == ["notes.id", "notes.text"])
    }
}
