package import Models

/// The changes to a transaction; nil leaves a field unchanged.
package struct TransactionEdit: Hashable, Sendable {
    /// The day on the account's side; the other side is shifted by the same number of days.
    package var day: Day?
    /// The absolute amount; the direction does not change. Only for a transaction of one part, and for the debited amount of a currency
    /// exchange.
    package var amount: Money?
    /// The credited amount of a currency exchange.
    package var received: Money?
    package var payee: String?
    /// The note of the first part.
    package var note: String?
    /// For all parts that have a category.
    package var category: ID<Category>?
    /// Whether transactions with several categories keep them, and transfers between own accounts remain without one.
    package var keepsSplits: Bool
    /// Replaces all tags.
    package var tags: [String]?
    /// Tags to add to the existing ones, or to `tags`.
    package var addedTags: [String]
    package var removedTags: [String]
    package var status: TransactionStatus?
    /// Whether it may change entries on closed days.
    package var allowsClosedDays: Bool

    package init(
        day: Day? = nil, amount: Money? = nil, received: Money? = nil, payee: String? = nil, note: String? = nil,
        category: ID<Category>? = nil, keepsSplits: Bool = false, tags: [String]? = nil, addedTags: [String] = [],
        removedTags: [String] = [], status: TransactionStatus? = nil,
        allowsClosedDays: Bool = false
    ) {
        self.day = day
        self.amount = amount
        self.received = received
        self.payee = payee
        self.note = note
        self.category = category
        self.keepsSplits = keepsSplits
        self.tags = tags
        self.addedTags = addedTags
        self.removedTags = removedTags
        self.status = status
        self.allowsClosedDays = allowsClosedDays
    }
}
