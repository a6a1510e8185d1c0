import ArgumentParser
import CommandKit
import Localization
import SavingsModel
import Services

struct SavingsCommand: OutputCommand {
    static let configuration = CommandConfiguration(
        commandName: "savings", abstract: "Shows savings accounts with their projected balances and next milestones.",
        discussion: """
            Each month adds the interest, balance × rate / 12 to the minor unit, and then the contribution. Totals are in the household's currency at today's \
            rates.
            Example: coffer savings --months 24
            """)

    @Option(help: ArgumentHelp("The number of months to project, 1 to 600.", valueName: "n")) var months = 12
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard (1...600).contains(months) else { throw ValidationError(text: "--months must be 1 to 600") }
    }

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let overview = try await household.savings().fetchSavings()
        let result = SavingsAnswer(overview, months: months, today: household.context.today)
        try console.write(result, as: answer.format)
        for warning in result.warnings { console.note("Warning: \(warning)") }
        return .done
    }
}
