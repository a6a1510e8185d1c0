/// What a write touched, so that open pages know whether it concerns them.
package enum Topic: UInt8, CaseIterable, Hashable, Sendable {
    case accounts, transactions, categories, rules, imports, rates, household, members, transfers, notifications, cards, savings
}

/// A committed change: whose, and what it touched.
package struct Change: Hashable, Sendable {
    /// Nil where another process wrote and only the fact is known.
    package var household: ID<Household>?
    /// What was written to.
    package var topics: Set<Topic>
    /// Its place among all changes that were announced, counted from 1 by who announces it.
    package var number: Int

    package init(household: ID<Household>?, topics: Set<Topic>, number: Int = 0) {
        self.household = household
        self.topics = topics
        self.number = number
    }

    /// One change that tells of both; of two households, that of every one.
    package func merged(with other: Change) -> Change {
        Change(
            household: household == other.household ? household : nil, topics: topics.union(other.topics),
            number: max(number, other.number))
    }
}
