import ArgumentParser

struct DeleteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: "Deletes transactions or an account.",
        discussion: "Example: coffer delete account Wallet",
        subcommands: [DeleteTransactionCommand.self, DeleteAccountCommand.self])
}
