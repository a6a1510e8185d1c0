import CommandKit

extension CommandModules {
    /// The one list of the features' commands. Its order is that of help.
    static let standard = CommandModules(modules: [
        VerbsCommandModule(), AccountsCommandModule(), TransactionsCommandModule(), CategoriesCommandModule(), TransfersCommandModule(),
        CardsCommandModule(), SavingsCommandModule(), SubscriptionsCommandModule(), PlanCommandModule(), InsightsCommandModule(),
        PeopleCommandModule(), ImportCommandModule(), HouseholdCommandModule(), UsersCommandModule(), ServerCommandModule(),
    ])
}
