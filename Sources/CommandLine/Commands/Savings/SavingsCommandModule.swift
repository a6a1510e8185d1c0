import ArgumentParser

struct SavingsCommandModule: CommandModule {
    var commands: KeyValuePairs<CommandPlace, [any ParsableCommand.Type]> {
        [
            .group("Savings"): [SavingsCommand.self, GoalsCommand.self],
            .add: [AddGoalCommand.self],
            .edit: [EditGoalCommand.self],
            .delete: [NamedDeleteCommand<GoalDeletion>.self],
        ]
    }
}
