import ArgumentParser

struct EditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit",
        abstract: "Changes transactions, an account, a category, a card, a goal, a subscription, a person, a group or a shared expense.",
        discussion: "Example: coffer edit category other --name Miscellaneous",
        subcommands: [
            EditTransactionCommand.self, EditAccountCommand.self, EditCategoryCommand.self, EditCardCommand.self, EditGoalCommand.self,
            EditSubscriptionCommand.self, EditPersonCommand.self, EditGroupCommand.self, EditExpenseCommand.self,
        ])
}
