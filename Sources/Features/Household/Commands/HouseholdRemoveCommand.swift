import ArgumentParser
import CommandKit
import HouseholdModel
import Localization
import Models
import Services
import WireModels

struct HouseholdRemoveCommand: DatabaseWideCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Deletes a household with everything of it, after a backup of it was written.",
        discussion: """
            Asks for the household's name first; without a terminal it needs --yes. The backup is verified before anything is deleted. Its \
            members are signed out. Earlier backups of the database still have it.
            To bring it back: coffer restore FILE --household NAME
            Example: coffer household remove Lindenhof
            """)

    @Argument(help: ArgumentHelp("The household: its name or id.", valueName: "name")) var name: String
    @Option(help: ArgumentHelp("The file of the backup; default: one next to the database.", valueName: "file"), completion: .file())
    var backup: String?
    @OptionGroup var existing: OverwriteOptions
    @Flag(help: "Do not ask for confirmation.") var yes = false
    @OptionGroup var answer: DatabaseOutputOptions

    var common: CommonOptions { answer.common }

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let archive = household.householdArchive()
        let chosen = try await HouseholdChoice(text: name).find(among: archive.fetchHouseholds())
        try confirm(chosen, console)
        let kept = try await remove(chosen, from: archive)
        let members: [NoticeResponse.Member] = [
            ("household", .text(chosen.id.description)), ("removed", .flag(true)), ("backup", .text(kept)),
        ]
        let notice =
            kept.map { NoticeAnswer("Removed the household \(chosen.name). A backup of it is in \($0)", members) }
            ?? NoticeAnswer("Removed the household \(chosen.name)", members)
        try console.write(notice, as: answer.format)
        return .done
    }

    /// - Throws: `CommandFailure` unless the user confirms it.
    private func confirm(_ chosen: Household, _ console: Console) throws {
        let sentence: LocalizedText = "Everything of the household \(chosen.name) will be deleted once its backup is written"
        if yes { return console.note(sentence) }
        guard console.canAsk else { throw CommandFailure.usage("\(sentence). Give --yes to remove it") }
        console.note(sentence)
        guard try console.ask("Type its name to remove it") == chosen.name else { throw CommandFailure.failed("Nothing was changed") }
    }

    /// - Returns: the file of the backup.
    private func remove(_ chosen: Household, from archive: any HouseholdArchiveServiceProtocol) async throws -> String? {
        guard let backup else { return try await archive.remove(chosen.id, keeping: nil, finish: {}) }
        let file = try BackupFile(at: backup, force: existing.force, protecting: ProtectedFiles(common))
        try await file.write { path, commit in _ = try await archive.remove(chosen.id, keeping: path, finish: commit) }
        return backup
    }
}
