package import Models

/// An expense with its group and what posts it, from one snapshot.
package struct ExpenseDetails: Hashable, Sendable {
    package var expense: Expense
    package var group: PeopleGroup
    package var category: Category?
    /// The account that the household's part was paid from.
    package var account: Account?
    /// What the account was charged, or received, above zero, if its currency is another one.
    package var charged: Money?
    package var series: ExpenseSeries?
    package var categories: [Category]
    package var accounts: [Account]
    /// Of the expense and of its transaction, oldest first.
    package var attachments: [Attachment]

    /// - Parameters:
    ///   - categories: those that a form offers.
    ///   - accounts: as the categories.
    package init(
        expense: Expense, group: PeopleGroup, category: Category?, account: Account?, charged: Money?, series: ExpenseSeries?,
        categories: [Category], accounts: [Account], attachments: [Attachment] = []
    ) {
        self.expense = expense
        self.group = group
        self.category = category
        self.account = account
        self.charged = charged
        self.series = series
        self.categories = categories
        self.accounts = accounts
        self.attachments = attachments
    }
}
