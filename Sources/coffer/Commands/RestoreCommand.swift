import ArgumentParser
import Services

struct RestoreCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Replaces everything with a backup that verifies, and keeps what was there before.",
        discussion: """
            A backup that is damaged, or whose tables, indexes, triggers, views and checks are not those of Coffer, is refused with 65; then \
            nothing was changed.
            Example: coffer restore coffer-2026-07.sqlite
            """)

    @Argument(help: ArgumentHelp("A file that coffer backup wrote.", valueName: "file"), completion: .file())
    var file: String

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard file != "-" else { throw ValidationError("A backup is read from a file and not from standard input") }
    }

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let kept = try await household.backup().restore(from: file)
        let notice = Notice(
            "Restored \(file). What was there before is in \(kept)", [("restored", .text(file)), ("kept", .text(kept))])
        try console.say(notice, as: answer.format)
        return .done
    }
}
