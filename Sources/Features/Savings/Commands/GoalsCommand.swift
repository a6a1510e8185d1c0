import ArgumentParser
import CommandKit
import Models
import SavingsModel
import Services

struct GoalsCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "goals", abstract: "Lists savings goals: the amount saved, and whether the plans reach the target in time.",
        discussion: """
            Money counts once: goals are funded in their order, parts with a fixed amount first.
            Example: coffer goals --output json
            """)

    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let goals = try await household.savings().fetchGoals().goals
        return GoalsAnswer(rows: goals, accounts: try await household.accounts().fetchAccounts(includingArchived: true).map(\.account))
    }
}
