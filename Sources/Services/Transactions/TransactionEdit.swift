package import Models

/// What is to change of a transaction; nil leaves a field as it is.
package struct TransactionEdit: Hashable, Sendable {
    /// Of the account's own side; the other side keeps its distance.
    package var day: Day?
    /// The magnitude; the direction stays. Only for a transaction of one part, and what left of a change of currency.
    package var amount: Money?
    /// What arrived of a change of currency.
    package var received: Money?
    package var payee: String?
    /// Of the first part.
    package var note: String?
    /// For all parts that have a category on their other side.
    package var category: ID<Category>?
    /// Whether `category` leaves transactions alone whose parts have several.
    package var keepsSplits: Bool
    /// All tags anew.
    package var tags: [String]?
    /// Tags beside those that are there, or beside `tags`.
    package var addedTags: [String]
    package var removedTags: [String]
    package var status: TransactionStatus?
    /// Whether it may change what happened on a closed day.
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
