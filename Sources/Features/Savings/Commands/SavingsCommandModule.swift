import ArgumentParser
package import CommandKit
import SavingsModel
import Services

package struct SavingsCommandModule: CommandModule {
    package let commands: PlacedCommands = [
        .group("Savings"): [SavingsCommand.self, GoalsCommand.self],
        .add: [AddGoalCommand.self],
        .edit: [EditGoalCommand.self],
        .delete: [NamedDeleteCommand<GoalDeletion>.self],
    ]
    package let nouns: PlacedNouns = [.add: ["a goal"], .edit: ["goals"], .delete: ["a goal"]]

    package init() {}
}

enum GoalDeletion: Deletion {
    static let configuration = CommandConfiguration(
        commandName: "goal", abstract: "Deletes a goal; its accounts do not change.",
        discussion: "coffer undo restores it.\nExample: coffer delete goal \"Trip to Lisbon\"")
    static let help = ArgumentHelp("The goal: id or name.", valueName: "goal")

    static func delete(_ name: String, in household: DependencyContainer) async throws -> NoticeAnswer {
        let found = try await Lookup(household).goal(name).goal
        return NoticeAnswer(deleted: found.name, "goal", found.id, try await household.savings().deleteGoal(id: found.id))
    }
}
