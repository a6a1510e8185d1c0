package import CommandKit

package struct TransactionsCommandModule: CommandModule {
    package let commands: PlacedCommands = [
        .show.first: [TransactionsCommand.self],
        .change: [JoinCommand.self],
        .add: [AddTransactionCommand.self],
        .edit.first: [EditTransactionCommand.self],
        .delete.first: [DeleteTransactionCommand.self],
    ]
    package let nouns: PlacedNouns = [.add: ["a transaction"], .edit.first: ["transactions"], .delete.first: ["transactions"]]

    package init() {}
}
