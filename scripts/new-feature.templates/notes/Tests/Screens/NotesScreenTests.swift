import App
import HTML
import Localization
import Models
import Navigation
import NotesModel
import ScreenTestSupport
import Services
import Testing

struct NotesScreenTests {
    private let path = NotesRoute.list.path.absolute
    private let new = NotesRoute.new.path.absolute

    private func notes(of browser: Browser) async throws -> [Note] { try await browser.services().notes().fetchNotes() }

    @Test func theMenuLeadsToTheList() async throws {
        let browser = try await Browser.signedIn()
        #expect(try await browser.open("/more").html.contains("href=\"\(path)\""))
        let screen = try await browser.open(path)
        #expect(screen.status == .found && screen.misuses == [])
        #expect(screen.html.contains("No notes yet."))
    }

    @Test func aNoteIsAddedAndSavedAndARefusedTextIsSaidAtItsField() async throws {
        let browser = try await Browser.signedIn()
        let refused = try await browser.press("add", on: new, fields: [("text", " ")])
        #expect(refused.outcome == .invalid && refused.screen.html.contains("A note is required"))
        let (outcome, _) = try await browser.press("add", on: new, fields: [("text", "Ask for the fee")])
        #expect(outcome.link?.path == path)
        let note = try #require(try await notes(of: browser).first)
        let form = NotesRoute.note(noteId: note.id.description).path.absolute
        #expect(try await browser.open(path).html.contains("href=\"\(form)\""))
        let screen = try await browser.open(form)
        #expect(screen.misuses == [] && screen.html.contains("value=\"Ask for the fee\""))
        _ = try await browser.press("save", on: form, fields: [("revision", "1"), ("text", "Ask again")])
        #expect(try await notes(of: browser).map(\.text) == ["Ask again"])
        let late = try await browser.press("save", on: form, fields: [("revision", "1"), ("text", "Late")])
        #expect(late.outcome == .invalid && late.screen.html.contains("Somebody else changed this note in the meantime"))
    }

    @Test func aNoteIsDeletedAfterAQuestionAndComesBackWithUndo() async throws {
        let browser = try await Browser.signedIn()
        let note = try await browser.services().notes().addNote(NoteDraft(text: "Ask for the fee"))
        let form = NotesRoute.note(noteId: note.id.description).path.absolute
        #expect(try await browser.press("delete", on: form).outcome == .asks)
        let deleted = try await browser.press("delete", on: form, confirmed: true).outcome
        guard case .moved(let list, let notice) = deleted else {
            Issue.record("\(deleted)")
            return
        }
        #expect(list.path == path && notice?.text.english == "Ask for the fee deleted")
        #expect(try await browser.open(form).status == .notFound)
        _ = try await browser.services().transactions().undo(try #require(notice?.undo.flatMap { ID<AuditRecord>($0) }))
        #expect(try await notes(of: browser) == [Note(id: note.id, text: note.text, revision: 3)])
    }

    @Test func aViewerReadsNotesAndOpensNoForm() async throws {
        let browser = try await Browser.signedIn()
        let note = try await browser.services().notes().addNote(NoteDraft(text: "Ask for the fee"))
        let viewer = try await browser.signedIn(as: .viewer)
        #expect(try await viewer.open(path).html.contains("Ask for the fee"))
        for form in [new, NotesRoute.note(noteId: note.id.description).path.absolute] {
            #expect(try await viewer.open(form).status == .forbidden)
        }
    }
}
