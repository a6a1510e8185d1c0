package import Models

/// A reconciliation of an account with a statement, in progress.
package struct AccountCheck: Hashable, Sendable {
    package var account: ID<Account>
    /// The statement's last day.
    package var day: Day
    /// The balance on the statement.
    package var stated: Money
    /// The balance before the first day, which is the one after the last closed day or as requested, without carried entries.
    package var opening: Money
    /// One page of the completed entries from the first day to `day`, newest first.
    package var entries: [Entry]
    /// The start of the next page; nil at the end.
    package var next: EntryCursor?
    /// Entries of closed days that were on no statement yet, newest first, at most 500.
    package var carried: [Entry]
    /// The ticked entries among `entries` and `carried`.
    package var ticked: Set<ID<Transaction>>
    /// Statement balance less opening balance and all ticked entries, including those of other pages; 0 when complete.
    package var difference: Money

    package init(
        account: ID<Account>, day: Day, stated: Money, opening: Money, entries: [Entry], next: EntryCursor? = nil,
        carried: [Entry] = [], ticked: Set<ID<Transaction>>, difference: Money
    ) {
        self.account = account
        self.day = day
        self.stated = stated
        self.opening = opening
        self.entries = entries
        self.next = next
        self.carried = carried
        self.ticked = ticked
        self.difference = difference
    }
}
