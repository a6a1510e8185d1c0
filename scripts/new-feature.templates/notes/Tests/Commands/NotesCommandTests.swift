import CommandTestSupport
import Models
import NotesModel
import Services
import Testing

struct NotesCommandTests {
    @Test func aNoteIsAddedListedAndDeletedAndComesBack() async throws {
        let session = try await CommandSession()
        #expect(try await session.run("notes").output == "No notes yet. Add one with: coffer add note TEXT\n")
        let added = try await session.run("add", "note", "Ask for the fee")
        let note = try #require(try await session.services().notes().fetchNotes().first)
        #expect(added.output == "Added Ask for the fee, \(note.id)\n")
        #expect(try await session.run("notes").output.contains("Ask for the fee"))
        #expect(try await session.run("notes", "--output", "json").output == "[{\"id\":\"\(note.id)\",\"text\":\"Ask for the fee\"}]\n")
        let deleted = try await session.run("delete", "note", "ask for the fee")
        let change = try #require(try await session.services().transactions().history(limit: 1).first).id
        #expect(deleted.output == "Deleted Ask for the fee; undo with: coffer undo \(change)\n")
        #expect(try await session.run("notes", "--output", "json").output == "[]\n")
        #expect(try await session.run("undo", change.description).status == 0)
        #expect(try await session.services().notes().fetchNotes().map(\.id) == [note.id])
    }

    @Test func theSearchFindsANoteByItsWords() async throws {
        let session = try await CommandSession()
        let note = try await session.services().notes().addNote(NoteDraft(text: "Ask for the fee"))
        #expect(try await session.run("search", "fee", "--output", "json").output.contains("\(note.id)"))
        #expect(try await !session.run("search", "milk", "--output", "json").output.contains("\(note.id)"))
    }

    @Test func aNoteThatIsNotThereIsNamed() async throws {
        let result = try await CommandSession().run("delete", "note", "Nothing")
        #expect(result.status == 1 && result.messages.contains("Nothing"))
    }
}
