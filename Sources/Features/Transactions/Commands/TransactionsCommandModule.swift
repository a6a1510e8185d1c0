import CommandKit

struct TransactionsCommandModule: CommandModule {
    let commands: PlacedCommands = [
        .show.first: [TransactionsCommand.self],
        .change: [JoinCommand.self],
        .add: [AddTransactionCommand.self],
        .edit.first: [EditTransactionCommand.self],
        .delete.first: [DeleteTransactionCommand.self],
    ]
    let nouns: PlacedNouns = [.add: ["a transaction"], .edit.first: ["transactions"], .delete.first: ["transactions"]]
}
