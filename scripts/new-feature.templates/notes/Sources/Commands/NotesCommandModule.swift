import ArgumentParser
package import CommandKit
import NotesModel
import Services

package struct NotesCommandModule: CommandModule {
    package let commands: PlacedCommands = [
        .group("Notes"): [NotesCommand.self],
        .add: [AddNoteCommand.self],
        .delete: [NamedDeleteCommand<NoteDeletion>.self],
    ]
    package let nouns: PlacedNouns = [.add: ["a note"], .delete: ["a note"]]

    package init() {}
}

enum NoteDeletion: Deletion {
    static let configuration = CommandConfiguration(
        commandName: "note", abstract: "Deletes a note.",
        discussion: "coffer undo restores it.\nExample: coffer delete note \"Ask for the fee\"")
    static let help = ArgumentHelp("The note: id or text.", valueName: "note")

    static func delete(_ name: String, in household: DependencyContainer) async throws -> NoticeAnswer {
        let found = try await Lookup(household).note(name)
        return NoticeAnswer(deleted: found.text, "note", found.id, try await household.notes().deleteNote(id: found.id))
    }
}
