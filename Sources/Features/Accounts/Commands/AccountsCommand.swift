import ArgumentParser
import CommandKit
import HouseholdCommands
import Services

struct AccountsCommand: OutputCommand {
    static let configuration = CommandConfiguration(
        commandName: "accounts", abstract: "Lists accounts with their balances.",
        discussion:
            "Available is the balance minus pending debits plus the agreed overdraft or credit limit.\nExample: coffer accounts --output json"
    )

    @Flag(help: "Include archived accounts.") var all = false
    @OptionGroup var answer: OutputOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let accounts = try await household.accounts().fetchAccounts(includingArchived: all)
        try console.write(AccountsAnswer(rows: accounts, canWrite: household.context.canWrite), as: answer.format)
        try await CurrencyAdvice.write(for: household, to: console)
        return .done
    }
}
