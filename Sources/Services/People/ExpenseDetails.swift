package import Models

/// An expense with its group and what posts it, from one snapshot.
package struct ExpenseDetails: Hashable, Sendable {
    package var expense: Expense
    package var group: PeopleGroup
    package var category: Category?
    /// The account that the household's part was paid from.
    package var account: Account?
    package var series: ExpenseSeries?

    package init(expense: Expense, group: PeopleGroup, category: Category?, account: Account?, series: ExpenseSeries?) {
        self.expense = expense
        self.group = group
        self.category = category
        self.account = account
        self.series = series
    }
}
