import ArgumentParser

struct BudgetCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "budget", abstract: "Shows what categories may cost in a month, and sets it.",
        discussion: """
            Example: coffer budget --month 2026-11
            Example: coffer budget set Groceries 400
            """,
        subcommands: [BudgetListCommand.self, BudgetSetCommand.self, BudgetClearCommand.self], defaultSubcommand: BudgetListCommand.self)
}
