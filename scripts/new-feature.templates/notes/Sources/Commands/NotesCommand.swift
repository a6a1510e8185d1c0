import ArgumentParser
import CommandKit
import NotesModel
import Services

struct NotesCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "notes", abstract: "Lists the household's notes.", discussion: "Example: coffer notes --output json")

    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        NotesAnswer(rows: try await household.notes().fetchNotes())
    }
}
