package import Models

/// An entry that waits for its statement line: a pending or manual one.
package struct OpenEntry: Hashable, Sendable {
    /// The account in which the line is expected.
    package var account: ID<Account>
    /// Signed minor units from the account's view.
    var amount: Int64
    /// The approximate day of the line.
    package var day: Day
    /// The group that the entry belongs to.
    package var group: ID<Transaction>

    package init(account: ID<Account>, amount: Int64, day: Day, group: ID<Transaction>) {
        self.account = account
        self.amount = amount
        self.day = day
        self.group = group
    }
}
