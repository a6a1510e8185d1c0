import ArgumentParser
import CommandKit
import Localization
import Services
import WireModels

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
