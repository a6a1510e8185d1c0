import ArgumentParser
import CommandKit
import Localization
import Models
import NotesModel
import Services

struct AddNoteCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "note", abstract: "Adds a note.", discussion: "Example: coffer add note \"Ask for the fee\"")

    @Argument(help: ArgumentHelp("The text.", valueName: "text")) var text: String
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let note = try await household.notes().addNote(NoteDraft(text: text))
        return RowAnswer(NoteResponse(note), in: NotesAnswer(rows: [note]), "Added \(note.text), \(note.id.description)")
    }
}
