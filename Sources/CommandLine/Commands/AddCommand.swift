import ArgumentParser

struct AddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract:
            "Adds an account, a transaction, a category, a rule, a beneficiary, a standing order, a card, a benefit, a goal, a subscription, expected money, a person, a group or a shared expense.",
        discussion: "Example: coffer add account Wallet --kind cash --currency EUR --opening 50.00",
        subcommands: [
            AddAccountCommand.self, AddTransactionCommand.self, AddCategoryCommand.self, AddRuleCommand.self, AddBeneficiaryCommand.self,
            AddStandingOrderCommand.self, AddCardCommand.self, AddBenefitCommand.self, AddGoalCommand.self,
            AddSubscriptionCommand.self, AddExpectedCommand.self, AddPersonCommand.self, AddGroupCommand.self, AddExpenseCommand.self,
        ])
}
