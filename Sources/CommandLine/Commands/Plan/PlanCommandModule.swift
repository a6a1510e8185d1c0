import ArgumentParser
import CommandKit

struct PlanCommandModule: CommandModule {
    let commands: Commands = [
        .group("Plan"): [PlanCommand.self, BudgetCommand.self, ExpectedCommand.self, ForecastCommand.self],
        .add: [AddExpectedCommand.self],
        .edit: [EditExpectedCommand.self],
        .delete: [NamedDeleteCommand<ExpectedDeletion>.self],
    ]
}
