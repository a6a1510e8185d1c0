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
            DeleteTransactionCommand.self, DeleteAccountCommand.self, NamedDeleteCommand<CardDeletion>.self,
            NamedDeleteCommand<GoalDeletion>.self, NamedDeleteCommand<SubscriptionDeletion>.self, NamedDeleteCommand<ExpectedDeletion>.self,
            NamedDeleteCommand<PersonDeletion>.self, NamedDeleteCommand<GroupDeletion>.self, DeleteExpenseCommand.self,
            DeleteSettlementCommand.self, DeleteCategoryCommand.self, NamedDeleteCommand<BeneficiaryDeletion>.self,
        ])
}
