package import CommandKit

package struct HouseholdCommandModule: CommandModule {
    package let commands: PlacedCommands = [
        .show: [HistoryCommand.self, CheckCommand.self],
        .change: [UndoCommand.self],
        .edit.last: [EditHouseholdCommand.self],
        .files: [ExportCommand.self, BackupCommand.self, RestoreCommand.self, HouseholdGroupCommand.self],
    ]
    package let nouns: PlacedNouns = [.edit.last: ["the household"]]

    package init() {}
}
