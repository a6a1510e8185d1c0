import ArgumentParser

struct EditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit",
        abstract:
            "Changes transactions, accounts, categories, standing orders, cards, goals, subscriptions, expected money, people, groups, shared expenses and the household.",
        discussion: "Example: coffer edit category other --name Miscellaneous",
        subcommands: [
            EditTransactionCommand.self, EditAccountCommand.self, EditCategoryCommand.self, EditCardCommand.self, EditGoalCommand.self,
            EditSubscriptionCommand.self, EditExpectedCommand.self, EditPersonCommand.self, EditGroupCommand.self, EditExpenseCommand.self,
            EditStandingOrderCommand.self, EditHouseholdCommand.self,
        ])
}
