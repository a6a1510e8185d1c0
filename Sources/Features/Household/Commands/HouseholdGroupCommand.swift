import ArgumentParser
import CommandKit

struct HouseholdGroupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "household", abstract: "Lists, adds, exports and removes the households of the database.",
        discussion: "Example: coffer household list",
        subcommands: [HouseholdListCommand.self, HouseholdAddCommand.self, HouseholdExportCommand.self, HouseholdRemoveCommand.self])
}
