import ArgumentParser
import CommandKit

struct SavingsCommandModule: CommandModule {
    let commands: Commands = [
        .group("Savings"): [SavingsCommand.self, GoalsCommand.self],
        .add: [AddGoalCommand.self],
        .edit: [EditGoalCommand.self],
        .delete: [NamedDeleteCommand<GoalDeletion>.self],
    ]
}
