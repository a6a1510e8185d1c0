import ArgumentParser
import CommandKit
import Localization
import Models
import SavingsModel
import Services

struct AddGoalCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "goal", abstract: "Adds a savings goal, funded by one or more savings accounts.",
        discussion: """
            It is funded after the existing goals, by as much of its accounts as it needs, or by at most an amount of one: --account NAME=AMOUNT.
            Example: coffer add goal Bicycle --target 2000 --account Joint --put-aside 500
            Example: coffer add goal "Trip to Lisbon" --target 2400 --by 2027-05-01 --account Savings
            """)

    @Argument(help: ArgumentHelp("The name.", valueName: "name")) var name: String

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The target amount, in the currency of its accounts.", valueName: "amount"),
        transform: { try DecimalFigure.unsigned($0, else: RuleViolation.goalTargetInvalid.text) })
    var target: DecimalFigure

    @Option(help: ArgumentHelp("The target day (YYYY-MM-DD).", valueName: "day")) var by: Day?

    @OptionGroup var funding: GoalFundingOptions
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard !funding.account.isEmpty else { throw ValidationError(text: "--account: \(RuleViolation.goalPartMissing.text)") }
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        var parts = try await GoalPartNames(funding.account).parts(in: household)
        try funding.apply(to: &parts.drafts, in: parts.currency)
        let target = try target.goalTarget(in: parts.currency)
        let goal = try await household.savings().addGoal(GoalDraft(name: name, target: target, by: by, parts: parts.drafts))
        return try await RowAnswer("Added", goal.id, in: household)
    }
}

extension DecimalFigure {
    /// The figure as the target of a goal.
    ///
    /// - Throws: `CommandFailure.usage` for an invalid target.
    func goalTarget(in currency: Currency) throws -> Money {
        let violation = RuleViolation.goalTargetInvalid.text
        let amount = try exactMoney(in: currency, option: "--target", elseSaying: violation)
        guard SavingsRule.allows(target: amount) else { throw CommandFailure.usage("--target: \(violation)") }
        return amount
    }
}
