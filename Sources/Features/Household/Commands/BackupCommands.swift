import ArgumentParser
import CommandKit
import HouseholdModel
import Localization
import Services
import WireModels

struct BackupCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup", abstract: "Copies the whole database to a new file and verifies the copy, also while it is in use.",
        discussion: """
            The copy is complete or not written at all, and readable by its owner only. An existing file is overwritten only with --force, a
            database never, including an older backup.
            Example: coffer backup coffer-2026-07.sqlite
            """)

    @Argument(help: ArgumentHelp("The file to write.", valueName: "file"), completion: .file()) var file: String
    @OptionGroup var existing: OverwriteOptions
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard file != "-" else { throw ValidationError(text: "A backup is written to a file, not to standard output") }
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        let copy = try OutputFile(forFileAt: file, force: existing.force, protecting: ProtectedFiles(common))
        do {
            try await household.backup().backup(to: copy.temporaryPath) { try copy.commit() }
        } catch ServiceError.cannotWrite(copy.temporaryPath, let reason) {
            copy.discard()
            throw ServiceError.cannotWrite(file: file, reason: reason)
        } catch {
            copy.discard()
            throw error
        }
        return NoticeAnswer("Backed up to \(file)", [("backup", .text(file))])
    }
}

struct RestoreCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Replaces the database with a verified backup and keeps the previous one.",
        discussion: """
            A backup that is damaged, or whose tables, indexes, triggers, views and checks are not those of Coffer, is refused with exit code \
            65; nothing is changed then.
            Example: coffer restore coffer-2026-07.sqlite
            """)

    @Argument(help: ArgumentHelp("A file written by coffer backup.", valueName: "file"), completion: .file()) var file: String
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard file != "-" else { throw ValidationError(text: "A backup is read from a file, not from standard input") }
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        let kept = try await household.backup().restore(from: file)
        return NoticeAnswer(
            "Restored \(file). The previous database is in \(kept)", [("restored", .text(file)), ("kept", .text(kept))])
    }
}
