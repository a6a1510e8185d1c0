import ArgumentParser

struct PlanCommandModule: CommandModule {
    var commands: KeyValuePairs<CommandPlace, [any ParsableCommand.Type]> {
        [
            .group("Plan"): [PlanCommand.self, BudgetCommand.self, ExpectedCommand.self, ForecastCommand.self],
            .add: [AddExpectedCommand.self],
            .edit: [EditExpectedCommand.self],
            .delete: [NamedDeleteCommand<ExpectedDeletion>.self],
        ]
    }
}
