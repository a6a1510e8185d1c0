import ArgumentParser
import CommandKit
import HouseholdModel
import Localization
import Models
import Services
import WireModels

struct BackupCommand: AnswerCommand, DatabaseWideCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup", abstract: "Copies the whole database to a new file and verifies the copy, also while it is in use.",
        discussion: """
            The copy is complete or not written at all, and readable by its owner only. An existing file is overwritten only with --force, a \
            database never, including an older backup. With --household it holds that household alone; COFFER_HOUSEHOLD \
            does not count here. It contains everything, private accounts of all members too.
            Example: coffer backup coffer-2026-07.sqlite
            """)

    @Argument(help: ArgumentHelp("The file to write.", valueName: "file"), completion: .file()) var file: String
    @OptionGroup var existing: OverwriteOptions
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard file != "-" else { throw ValidationError(text: "A backup is written to a file, not to standard output") }
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        guard let name = common.household else {
            let copy = try BackupFile(at: file, force: existing.force, protecting: ProtectedFiles(common))
            try await copy.write { try await household.backup().backup(to: $0, finish: $1) }
            return NoticeAnswer("Backed up to \(file)", [("backup", .text(file))])
        }
        let archive = household.householdArchive()
        let chosen = try await HouseholdChoice(text: name).find(among: archive.fetchHouseholds())
        let copy = try BackupFile(at: file, force: existing.force, protecting: ProtectedFiles(common))
        try await copy.write { try await archive.backup(chosen.id, to: $0, finish: $1) }
        return NoticeAnswer(
            "Backed up the household \(chosen.name) to \(file)", [("backup", .text(file)), ("household", .text(chosen.id.description))])
    }
}

struct RestoreCommand: AnswerCommand, DatabaseWideCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Replaces the database with a verified backup and keeps the previous one.",
        discussion: """
            A backup that is damaged, or whose tables, indexes, triggers, views and checks are not those of Coffer, is refused with exit code \
            65; nothing is changed then.
            With --household, the name or id of a household in the backup, that household is added to the database instead: with its ids, \
            addresses of calendars and links of guests, but without its sessions. It is refused if the database has it already. Without \
            --household all households of the database are replaced, whatever COFFER_HOUSEHOLD says.
            Example: coffer restore coffer-2026-07.sqlite
            """)

    @Argument(help: ArgumentHelp("A file written by coffer backup.", valueName: "file"), completion: .file()) var file: String
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard file != "-" else { throw ValidationError(text: "A backup is read from a file, not from standard input") }
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        guard let name = common.household else {
            let kept = try await household.backup().restore(from: file)
            return NoticeAnswer(
                "Restored \(file). The previous database is in \(kept)", [("restored", .text(file)), ("kept", .text(kept))])
        }
        let choice = HouseholdChoice(text: name, file: file)
        let added = try await household.householdArchive().restore(from: file) { try choice.find(among: $0) }
        return NoticeAnswer(
            "Added the household \(added.name) from \(file)", [("restored", .text(file)), ("household", .text(added.id.description))])
    }
}
