/// The area that a write affected; each feature declares its own.
package struct Topic: Hashable, Sendable {
    private let name: String

    package init(_ name: String) {
        self.name = name
    }

    /// Any area: what another process wrote.
    package static let any = Topic("any")
    package static let accounts = Topic("accounts")
    package static let transactions = Topic("transactions")
    package static let categories = Topic("categories")
    package static let rules = Topic("rules")
    package static let rates = Topic("rates")
    package static let household = Topic("household")
    package static let notifications = Topic("notifications")
}

/// A committed change: its household and the affected areas.
package struct Change: Hashable, Sendable {
    /// Nil if another process wrote and its changes are unknown.
    package var household: ID<Household>?
    /// The affected areas.
    package var topics: Set<Topic>
    /// Sequence number of the announcement, from 1.
    package var number: Int

    package init(household: ID<Household>?, topics: Set<Topic>, number: Int = 0) {
        self.household = household
        self.topics = topics
        self.number = number
    }

    /// A single change that covers both. For two different households it applies to every household.
    package func merged(with other: Change) -> Change {
        Change(
            household: household == other.household ? household : nil, topics: topics.union(other.topics),
            number: max(number, other.number))
    }
}
