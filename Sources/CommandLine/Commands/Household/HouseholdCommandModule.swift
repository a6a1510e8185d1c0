import ArgumentParser

struct HouseholdCommandModule: CommandModule {
    var commands: KeyValuePairs<CommandPlace, [any ParsableCommand.Type]> {
        [
            .show: [HistoryCommand.self, CheckCommand.self],
            .change: [UndoCommand.self],
            .edit.last: [EditHouseholdCommand.self],
            .files: [ExportCommand.self, BackupCommand.self, RestoreCommand.self],
        ]
    }
}
