package import Models

/// The data of an account's transaction list, from one snapshot.
package struct AccountTransactions: Hashable, Sendable {
    package var account: Account
    /// All categories, including archived ones.
    package var categories: [Category]
    /// Tags in use, sorted alphabetically.
    package var tags: [String]
    package var page: EntryPage
    /// The totals of the first and last day of the page, which may continue on other pages. Only for lists that are filtered by days at
    /// most.
    package var daySums: [Day: Money]

    package init(account: Account, categories: [Category], tags: [String], page: EntryPage, daySums: [Day: Money]) {
        self.account = account
        self.categories = categories
        self.tags = tags
        self.page = page
        self.daySums = daySums
    }
}
