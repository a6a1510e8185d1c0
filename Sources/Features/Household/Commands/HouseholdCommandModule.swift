import CommandKit

struct HouseholdCommandModule: CommandModule {
    let commands: PlacedCommands = [
        .show: [HistoryCommand.self, CheckCommand.self],
        .change: [UndoCommand.self],
        .edit.last: [EditHouseholdCommand.self],
        .files: [ExportCommand.self, BackupCommand.self, RestoreCommand.self],
    ]
    let nouns: PlacedNouns = [.edit.last: ["the household"]]
}
