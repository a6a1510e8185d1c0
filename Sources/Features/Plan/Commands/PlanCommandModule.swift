import ArgumentParser
package import CommandKit
import Models
import PlanModel
import Services

package struct PlanCommandModule: CommandModule {
    package let commands: PlacedCommands = [
        .group("Plan"): [PlanCommand.self, BudgetCommand.self, ExpectedCommand.self, ForecastCommand.self],
        .add: [AddExpectedCommand.self],
        .edit: [EditExpectedCommand.self],
        .delete: [NamedDeleteCommand<ExpectedDeletion>.self],
    ]
    package let nouns: PlacedNouns = [.add: ["expected money"], .edit: ["expected money"], .delete: ["expected money"]]

    package init() {}
}

enum ExpectedDeletion: Deletion {
    static let configuration = CommandConfiguration(
        commandName: "expected", abstract: "Deletes income or a bill that returns; its transactions do not change.",
        discussion: "coffer undo restores it.\nExample: coffer delete expected Salary")
    static let help = ArgumentHelp("The expected money: name or id.", valueName: "expected")

    static func delete(_ name: String, in household: DependencyContainer) async throws -> NoticeAnswer {
        let found = try await Lookup(household).expected(name).item
        return NoticeAnswer(deleted: found.name, "expected", found.id, try await household.expected().deleteExpected(id: found.id))
    }
}
