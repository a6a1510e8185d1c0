import ArgumentParser
import Services

struct BackupCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Copies the whole database to a new file, while it is in use, and verifies the copy.",
        discussion: "Example: coffer backup coffer-2026-07.sqlite")

    @Argument(help: ArgumentHelp("The copy; must not be there yet.", valueName: "file"), completion: .file())
    var file: String

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        try await household.backup().backup(to: file)
        try console.say(Notice("Backed up to \(file)", [("backup", .text(file))]), as: answer.format)
        return .done
    }
}
