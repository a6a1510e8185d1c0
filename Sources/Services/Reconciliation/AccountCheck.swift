package import Models

/// A check of an account against a statement, while it is under way.
package struct AccountCheck: Hashable, Sendable {
    package var account: ID<Account>
    /// The statement's last day.
    package var day: Day
    /// The balance that the statement states.
    package var stated: Money
    /// The balance at the end of the last closed day.
    package var opening: Money
    /// Completed entries since the last closed day and up to `day`, newest first.
    package var entries: [Entry]
    package var ticked: Set<ID<Transaction>>
    /// Stated less opening and ticked entries: 0 when all is found.
    package var difference: Money

    package init(
        account: ID<Account>, day: Day, stated: Money, opening: Money, entries: [Entry], ticked: Set<ID<Transaction>>, difference: Money
    ) {
        self.account = account
        self.day = day
        self.stated = stated
        self.opening = opening
        self.entries = entries
        self.ticked = ticked
        self.difference = difference
    }
}
