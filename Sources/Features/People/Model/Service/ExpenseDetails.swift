package import Models
package import Services

/// An expense with its group and its postings, from one snapshot.
package struct ExpenseDetails: Hashable, Sendable {
    package var expense: Expense
    package var group: PeopleGroup
    package var category: Category?
    /// The account that paid the household's part.
    package var account: Account?
    /// The amount charged or credited to the account, above zero, if its currency differs.
    package var charged: Money?
    package var series: ExpenseSeries?
    package var categories: [Category]
    package var accounts: [Account]
    /// The attachments of the expense and of its transaction, oldest first.
    package var attachments: [Attachment]

    /// - Parameters:
    ///   - categories: the choices of a form.
    ///   - accounts: the choices of a form.
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
