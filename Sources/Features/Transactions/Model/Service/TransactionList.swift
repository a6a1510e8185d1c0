package import Models

/// The data of a list of transactions, of one account or of all, from one snapshot.
package struct TransactionList: Hashable, Sendable {
    /// The account of the list; nil for a list over all accounts.
    package var account: Account?
    package var choices: TransactionListChoices
    package var page: EntryPage
    /// The position of the next page of a list in another order than newest first; nil at its end.
    package var nextOffset: Int?
    /// The totals of the first and last day of the page, which may continue on other pages. Only for lists of one account that are filtered
    /// by days at most.
    package var daySums: [Day: Money]
    /// Count and sums of the whole list; nil on later pages.
    package var figures: EntryFigures?
    /// Only for the list over all accounts.
    package var overview: TransactionOverview?

    package init(
        account: Account?, choices: TransactionListChoices, page: EntryPage, nextOffset: Int? = nil, daySums: [Day: Money] = [:],
        figures: EntryFigures? = nil
    ) {
        self.account = account
        self.choices = choices
        self.page = page
        self.nextOffset = nextOffset
        self.daySums = daySums
        self.figures = figures
    }
}

/// The choices of the filter of a list of transactions.
package struct TransactionListChoices: Hashable, Sendable {
    /// The own accounts, including archived ones, the default one first.
    package var accounts: [Account]
    /// All categories, including archived ones.
    package var categories: [Category]
    /// Tags in use, sorted alphabetically.
    package var tags: [String]
    /// The member to whom their own accounts belong; nil in a household without accounts of members, and for the command line.
    package var reader: ID<Member>?

    package init(accounts: [Account], categories: [Category], tags: [String], reader: ID<Member>? = nil) {
        self.accounts = accounts
        self.categories = categories
        self.tags = tags
        self.reader = reader
    }
}
