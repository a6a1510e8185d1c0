import ArgumentParser

struct DeleteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: "Deletes transactions, an account or a card.",
        discussion: "Example: coffer delete account Wallet",
        subcommands: [DeleteTransactionCommand.self, DeleteAccountCommand.self, DeleteCardCommand.self])
}
