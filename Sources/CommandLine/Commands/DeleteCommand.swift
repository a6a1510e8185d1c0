import ArgumentParser

struct DeleteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: """
            Deletes transactions, an account, a category, a beneficiary, a card, a goal, a subscription, expected money, a person, a group, a shared \
            expense or a settlement.
            """,
        discussion: "Example: coffer delete account Wallet",
        subcommands: [
            DeleteTransactionCommand.self, DeleteAccountCommand.self, DeleteCardCommand.self, DeleteGoalCommand.self,
            DeleteSubscriptionCommand.self, DeleteExpectedCommand.self, DeletePersonCommand.self, DeleteGroupCommand.self,
            DeleteExpenseCommand.self,
            DeleteSettlementCommand.self, DeleteCategoryCommand.self, DeleteBeneficiaryCommand.self,
        ])
}
