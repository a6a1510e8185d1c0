import Models
import NotesModel
import Services
import TestSupport
import Testing

struct NotesServiceTests {
    @Test func aNoteIsAddedOnceChangedAndDeletedAndComesBack() async throws {
        let household = try await TestHousehold()
        let notes = household.services.notes()
        let note = try await notes.addNote(NoteDraft(text: "  Ask for\nthe fee ", key: "k"))
        #expect(note.text == "Ask for the fee")
        #expect(try await notes.addNote(NoteDraft(text: "Ask for the fee", key: "k")) == note)
        let changed = try await notes.updateNote(id: note.id, NoteDraft(text: "Ask again"), revision: note.revision)
        #expect(changed.revision == note.revision + 1)
        #expect(try await notes.fetchNotes() == [changed])
        await #expect(throws: ServiceError.conflict) {
            try await notes.updateNote(id: note.id, NoteDraft(text: "Late"), revision: note.revision)
        }
        let change = try await notes.deleteNote(id: note.id)
        #expect(try await notes.fetchNotes() == [])
        await #expect(throws: ServiceError.notFound) { try await notes.fetchNote(id: note.id) }
        try await household.transactions.undo(change)
        #expect(try await notes.fetchNotes().map(\.text) == ["Ask again"])
    }

    @Test func theAdditionIsUndoneUnlessItWasChangedSince() async throws {
        let household = try await TestHousehold()
        let notes = household.services.notes()
        let note = try await notes.addNote(NoteDraft(text: "Milk"))
        let added = try #require(try await household.transactions.history(limit: 1).first).id
        let changed = try await notes.updateNote(id: note.id, NoteDraft(text: "Bread"), revision: note.revision)
        await #expect(throws: ServiceError.conflict) { try await household.transactions.undo(added) }
        _ = try await notes.deleteNote(id: changed.id)
        _ = try await notes.addNote(NoteDraft(text: "Butter"))
        let newest = try #require(try await household.transactions.history(limit: 1).first).id
        try await household.transactions.undo(newest)
        #expect(try await notes.fetchNotes() == [])
    }

    @Test(arguments: ["", " \n ", String(repeating: "x", count: 501), "4111 1111 1111 1111"])
    func aTextThatCannotBeKeptIsRefused(text: String) async throws {
        let household = try await TestHousehold()
        let refused = await brokenRule { _ = try await household.services.notes().addNote(NoteDraft(text: text)) }
        #expect(refused != nil)
        #expect(try await household.services.notes().fetchNotes() == [])
    }
}
