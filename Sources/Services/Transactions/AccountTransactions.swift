package import Models

/// One page of an account's entries with what its list names, from one snapshot.
package struct AccountTransactions: Hashable, Sendable {
    package var account: Account
    /// All categories, archived ones too.
    package var categories: [Category]
    /// Tags that are in use, in alphabetical order.
    package var tags: [String]
    package var page: EntryPage
    /// What the completed entries of the days come to over which the page's ends go. Only of a list without a filter but days: for others it would
    /// have to be looked for.
    package var daySums: [Day: Money]

    package init(account: Account, categories: [Category], tags: [String], page: EntryPage, daySums: [Day: Money]) {
        self.account = account
        self.categories = categories
        self.tags = tags
        self.page = page
        self.daySums = daySums
    }
}
