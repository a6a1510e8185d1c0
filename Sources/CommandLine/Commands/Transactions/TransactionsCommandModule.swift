import ArgumentParser

struct TransactionsCommandModule: CommandModule {
    var commands: KeyValuePairs<CommandPlace, [any ParsableCommand.Type]> {
        [
            .show.first: [TransactionsCommand.self, SearchCommand.self],
            .change: [JoinCommand.self],
            .add: [AddTransactionCommand.self],
            .edit.first: [EditTransactionCommand.self],
            .delete.first: [DeleteTransactionCommand.self],
        ]
    }
}
