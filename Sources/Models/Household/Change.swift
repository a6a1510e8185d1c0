/// The area that a write affected; each feature declares its own.
package struct Topic: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Any area: what another process wrote.
    package static let any = Topic(rawValue: "any")
    package static let accounts = Topic(rawValue: "accounts")
    package static let transactions = Topic(rawValue: "transactions")
    package static let categories = Topic(rawValue: "categories")
    package static let rules = Topic(rawValue: "rules")
    package static let rates = Topic(rawValue: "rates")
    package static let household = Topic(rawValue: "household")
    package static let notifications = Topic(rawValue: "notifications")
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
