import ArgumentParser
import Localization
import Services

struct HistoryCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "history",
        abstract: "Lists changes, newest first.",
        discussion: "Undo a change with coffer undo, an import with coffer import --undo.\nExample: coffer history --limit 5")

    @Option(name: .long, help: ArgumentHelp("The maximum number of changes.", valueName: "n"))
    var limit = 20

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard limit >= 1 else { throw ValidationError(text: "--limit must be at least 1") }
    }

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let records = try await household.transactions().history(limit: limit)
        try console.write(HistoryAnswer(records: records), as: answer.format)
        return .done
    }
}
