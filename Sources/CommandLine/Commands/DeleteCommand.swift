import ArgumentParser

struct DeleteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: "Deletes transactions, an account, a card, a goal or a subscription.",
        discussion: "Example: coffer delete account Wallet",
        subcommands: [
            DeleteTransactionCommand.self, DeleteAccountCommand.self, DeleteCardCommand.self, DeleteGoalCommand.self,
            DeleteSubscriptionCommand.self,
        ])
}
