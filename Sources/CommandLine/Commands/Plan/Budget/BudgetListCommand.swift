import ArgumentParser
import CommandKit
import Localization
import Models
import Services

struct BudgetListCommand: OutputCommand {

    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists the budgets of a month: what is spent, what is left, and what the period before carried over.",
        discussion: """
            A month has the name of the calendar month in which it begins. The amounts of quarters and years are those of the whole period, \
            spent counts up to the month.
            Example: coffer budget --month 2026-11 --output json
            """)

    @Option(help: ArgumentHelp("The month (YYYY-MM); this month if it is not given.", valueName: "month")) var month: Month?
    @OptionGroup var answer: OutputOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let overview = try await household.budgets().fetchBudgets(in: month ?? household.context.currentMonth)
        let result = BudgetsAnswer(rows: overview.lines)
        try console.write(result, as: answer.format)
        if answer.format != .table { for warning in result.warnings { console.note("Warning: \(warning)") } }
        if !overview.leftOut.isEmpty { try await CurrencyAdvice.write(for: household, to: console) }
        return .done
    }
}
