package import CommandKit

extension CommandModules {
    /// The one list of the features' commands. Its order is that of help.
    package static let features = CommandModules(modules: [
        VerbsCommandModule(), AccountsCommandModule(), TransactionsCommandModule(), HomeCommandModule(), CategoriesCommandModule(),
        TransfersCommandModule(), CardsCommandModule(), SavingsCommandModule(), SubscriptionsCommandModule(), PlanCommandModule(),
        InsightsCommandModule(), PeopleCommandModule(), ImportCommandModule(), HouseholdCommandModule(), UsersCommandModule(),
    ])
}
