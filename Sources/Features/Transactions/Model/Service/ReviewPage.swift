package import Models

/// A page of transactions that wait to be confirmed, by payee.
package struct ReviewPage: Hashable, Sendable {
    /// A transaction that waits to be confirmed, with its hint.
    package struct Item: Hashable, Sendable {
        package var entry: Entry
        /// Nil for a split, which is confirmed as it is.
        package var category: ID<Category>?
        package var hints: [ReviewHint]

        package init(entry: Entry, category: ID<Category>?, hints: [ReviewHint]) {
            self.entry = entry
            self.category = category
            self.hints = hints
        }
    }

    /// The payee of the last imported transaction first.
    package var groups: [ReviewGroup]
    /// The number of waiting transactions, counted up to `counted`.
    package var count: Int
    /// The end of the page, for the next one; nil at the end.
    package var next: ID<Transaction>?

    /// The maximum to which waiting transactions are counted.
    package static let counted = 100

    package init(groups: [ReviewGroup], count: Int, next: ID<Transaction>?) {
        self.groups = groups
        self.count = count
        self.next = next
    }

    /// The transactions that the page has in detail.
    package var items: [Item] { groups.flatMap(\.items) }
}

/// A hint at an unusual transaction.
package enum ReviewHint: Hashable, Sendable {
    /// Another transaction of the account has the same amount and payee within three days.
    case duplicate(of: ID<Transaction>, day: Day)
    /// More than three times the usual amount of the payee.
    case unusual(usual: Money)
}
