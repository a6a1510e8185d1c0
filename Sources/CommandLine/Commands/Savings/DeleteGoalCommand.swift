import ArgumentParser
import Localization
import Models
import Services
import WireModels

struct DeleteGoalCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "goal",
        abstract: "Deletes a goal; its accounts do not change.",
        discussion: "coffer undo restores it.\nExample: coffer delete goal \"Trip to Lisbon\"")

    @Argument(help: ArgumentHelp("The goal: id or name.", valueName: "goal"))
    var goal: String

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let found = try await Lookup(household).goal(goal)
        let change = try await household.savings().deleteGoal(id: found.id)
        let members: [NoticeResponse.Member] = [
            ("goal", .text(found.id.description)), ("deleted", .flag(true)), ("change", .text(change.description)),
        ]
        try console.write(
            NoticeAnswer("Deleted \(found.goal.name); undo with: coffer undo \(change.description)", members), as: answer.format)
        return .done
    }
}
