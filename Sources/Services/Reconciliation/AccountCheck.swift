package import Models

/// A check of an account against a statement, while it is under way.
package struct AccountCheck: Hashable, Sendable {
    package var account: ID<Account>
    /// The first day that is looked at: the one after the last closed day, or what was asked for.
    package var from: Day
    /// The statement's last day.
    package var day: Day
    /// The balance that the statement states.
    package var stated: Money
    /// The balance before `from`, without what an earlier check left open.
    package var opening: Money
    /// One page of the completed entries from `from` to `day`, newest first.
    package var entries: [Entry]
    /// Where the next page begins; nil at the end.
    package var next: EntryCursor?
    /// Entries of closed days that no statement had yet, newest first, 500 at most.
    package var carried: [Entry]
    /// Those of `entries` and `carried` that are ticked.
    package var ticked: Set<ID<Transaction>>
    /// Stated less opening and all ticked entries, also those of other pages: 0 when all is found.
    package var difference: Money

    package init(
        account: ID<Account>, from: Day, day: Day, stated: Money, opening: Money, entries: [Entry], next: EntryCursor? = nil,
        carried: [Entry] = [], ticked: Set<ID<Transaction>>, difference: Money
    ) {
        self.account = account
        self.from = from
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
