import ArgumentParser
import CommandKit
import HouseholdCommands
import Localization
import Models
import PlanModel
import Services

struct PlanCommand: OutputCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan",
        abstract: "Shows a month at a glance: what is planned, spent and left, and what is still to come in and to go out.",
        discussion: """
            Money that is still to come belongs to this month only. The budgets of quarters and years show the whole period up to the month.
            Example: coffer plan
            Example: coffer plan --month 2026-11 --output json
            """)

    @Option(help: ArgumentHelp("The month (YYYY-MM); this month if it is not given.", valueName: "month")) var month: Month?
    @OptionGroup var whose: WhoseOptions
    @OptionGroup var answer: OutputOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let household = try whose.figures(of: household)
        let current = household.context.currentMonth
        let overview = try await household.budgets().fetchBudgets(in: month ?? current)
        let expected = (month ?? current) == current ? try await household.expected().fetchExpected() : nil
        let result = PlanAnswer(overview: overview, expected: expected)
        try console.write(result, as: answer.format)
        if answer.format != .table { for warning in result.warnings { console.note("Warning: \(warning)") } }
        if !overview.leftOut.isEmpty { try await CurrencyAdvice.write(for: household, to: console) }
        return .done
    }
}
