import ArgumentParser
import CommandKit
import SavingsModel
import Services

struct SavingsCommandModule: CommandModule {
    let commands: PlacedCommands = [
        .group("Savings"): [SavingsCommand.self, GoalsCommand.self],
        .add: [AddGoalCommand.self],
        .edit: [EditGoalCommand.self],
        .delete: [NamedDeleteCommand<GoalDeletion>.self],
    ]
    let nouns: PlacedNouns = [.add: ["a goal"], .edit: ["goals"], .delete: ["a goal"]]
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
