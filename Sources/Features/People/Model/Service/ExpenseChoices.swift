package import Models

/// The choices of an expense form, from one snapshot.
package struct ExpenseChoices: Hashable, Sendable {
    package var group: PeopleGroup
    /// Accounts that are not archived, the default one first.
    package var accounts: [Account]
    /// Categories of spending and income that are not archived.
    package var categories: [Category]
    /// The transaction that becomes the expense.
    package var transaction: ShareableTransaction?

    package init(group: PeopleGroup, accounts: [Account], categories: [Category], transaction: ShareableTransaction? = nil) {
        self.group = group
        self.accounts = accounts
        self.categories = categories
        self.transaction = transaction
    }
}

/// A transaction that can become an expense.
package struct ShareableTransaction: Hashable, Sendable {
    package var id: ID<Transaction>
    package var title: String
    /// Above zero for spending, below zero for a refund.
    package var amount: Money
    package var day: Day
    var category: Category?
    package var account: Account

    package init(id: ID<Transaction>, title: String, amount: Money, day: Day, category: Category?, account: Account) {
        self.id = id
        self.title = title
        self.amount = amount
        self.day = day
        self.category = category
        self.account = account
    }
}
