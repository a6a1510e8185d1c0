import ArgumentParser
import CommandKit
import Localization
import Models
import SavingsModel
import Services

struct EditGoalCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "goal", abstract: "Changes a goal.",
        discussion: """
            --account replaces all accounts of the goal.
            Example: coffer edit goal "Trip to Lisbon" --target 2600 --by 2027-06-01
            """)

    @Argument(help: ArgumentHelp("The goal: id or name.", valueName: "goal")) var goal: String
    @Option(help: ArgumentHelp("The new name.", valueName: "name")) var name: String?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("The target amount.", valueName: "amount"),
        transform: { try DecimalFigure.unsigned($0, else: RuleViolation.goalTargetInvalid.text) })
    var target: DecimalFigure?

    @Option(help: ArgumentHelp("The target day (YYYY-MM-DD).", valueName: "day")) var by: Day?
    @Flag(name: .customLong("no-day"), help: "Remove the target day.") var hasNoDay = false

    @OptionGroup var funding: GoalFundingOptions
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard by == nil || !hasNoDay else { throw ValidationError(text: "Give --by or --no-day, not both") }
        guard name != nil || target != nil || by != nil || hasNoDay || !funding.account.isEmpty || funding.putAside != nil else {
            throw ValidationError(text: "No change was given")
        }
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        let found = try await Lookup(household).goal(goal).goal
        var draft = GoalDraft(found)
        var currency = found.target.currency
        if !funding.account.isEmpty {
            let parts = try await GoalPartNames(funding.account).parts(in: household, keeping: found.parts)
            (draft.parts, currency) = (parts.drafts, parts.currency)
        }
        try funding.apply(to: &draft.parts, in: currency)
        if let name { draft.name = name }
        if let target { draft.target = try target.goalTarget(in: currency) }
        if by != nil || hasNoDay { draft.by = by }
        _ = try await household.savings().updateGoal(id: found.id, draft, revision: found.revision)
        return try await RowAnswer("Changed", found.id, in: household)
    }
}
