import ArgumentParser
import CommandKit
import Localization
import Models
import Services

struct BalanceCommand: OutputCommand {
    static let configuration = CommandConfiguration(
        commandName: "balance", abstract: "Shows balances per account and in total per currency.",
        discussion: "Example: coffer balance --at 2026-06-30")

    @Option(help: ArgumentHelp("At the end of this day (YYYY-MM-DD); default: now.", valueName: "day")) var at: Day?
    @OptionGroup var whose: WhoseOptions
    @OptionGroup var answer: OutputOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let positions = try await whose.figures(of: household).accounts().balances(at: at)
        let result = BalanceAnswer(
            positions: positions, whose: whose.perspective, canWrite: household.context.canWrite)
        try console.write(result, as: answer.format)
        for warning in result.warnings { console.note("Warning: \(warning)") }
        return .done
    }
}
