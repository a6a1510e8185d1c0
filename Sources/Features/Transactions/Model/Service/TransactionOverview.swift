package import Models

/// What stands beside the list of all transactions: the accounts with their balances, and what was spent this month.
package struct TransactionOverview: Hashable, Sendable {
    /// An account with its booked balance.
    package struct AccountSum: Hashable, Sendable {
        package var account: Account
        package var booked: Money

        package init(account: Account, booked: Money) {
            self.account = account
            self.booked = booked
        }
    }

    /// What was spent on a category, in one currency.
    package struct CategorySpending: Hashable, Sendable {
        package var category: ID<Category>
        package var spent: Money

        package init(category: ID<Category>, spent: Money) {
            self.category = category
            self.spent = spent
        }
    }

    /// The accounts that are not archived, the default one first.
    package var accounts: [AccountSum]
    /// The days of the household's month, until today.
    package var days: ClosedRange<Day>
    /// What was spent on these days, by currency, the most first; without categories from which more came back.
    package var spending: [CategorySpending]

    package init(accounts: [AccountSum], days: ClosedRange<Day>, spending: [CategorySpending]) {
        self.accounts = accounts
        self.days = days
        self.spending = spending
    }
}
