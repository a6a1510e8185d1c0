/// The area that a write affected; open pages use it to decide whether to refresh.
package enum Topic: UInt8, CaseIterable, Hashable, Sendable {
    case accounts, transactions, categories, rules, imports, rates, household, members, transfers, notifications, cards, savings,
        subscriptions, people, plan
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
