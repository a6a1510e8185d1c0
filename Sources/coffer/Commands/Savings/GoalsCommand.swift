import ArgumentParser
import Models
import Services

struct GoalsCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "goals",
        abstract: "Lists what is saved for: how much is there, and whether the plans fill it in time.",
        discussion: """
            Money counts once: goals are filled in their order, parts with an amount of their own first.
            Example: coffer goals --output json
            """)

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let goals = try await household.savings().fetchGoals().goals
        let accounts = try await household.accounts().fetchAccounts(includingArchived: true).map(\.account)
        try console.say(GoalsAnswer(goals: goals, accounts: accounts), as: answer.format)
        return .done
    }
}
