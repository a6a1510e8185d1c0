package import Models

/// An entry that waits for its statement line: pending, or entered by hand.
package struct OpenEntry: Hashable, Sendable {
    /// The account in which the line is expected.
    package var account: ID<Account>
    /// Signed minor units as the account sees it.
    package var amount: Int64
    /// The day near which it is expected.
    package var day: Day
    /// What waits.
    package var group: ID<Transaction>

    package init(account: ID<Account>, amount: Int64, day: Day, group: ID<Transaction>) {
        self.account = account
        self.amount = amount
        self.day = day
        self.group = group
    }
}
