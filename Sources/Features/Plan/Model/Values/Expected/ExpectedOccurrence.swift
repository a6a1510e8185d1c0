package import Models

/// A settled occurrence of an expected item: completed or skipped.
package struct ExpectedOccurrence: Hashable, Sendable {
    package enum State: Hashable, Sendable {
        /// Completed on a day with an amount: positive for income, negative for spending. Without a transaction if a member has marked it as
        /// completed.
        case completed(Money, on: Day, ID<Transaction>?)
        case skipped
    }

    package var item: ID<ExpectedItem>
    /// The scheduled day.
    package var day: Day
    package var state: State
    /// Whether a member has settled it; it then remains settled regardless of the payee and amount of its transaction.
    package var isByHand: Bool

    package init(item: ID<ExpectedItem>, day: Day, state: State, isByHand: Bool) {
        self.item = item
        self.day = day
        self.state = state
        self.isByHand = isByHand
    }

    /// The transaction that completed it.
    package var transaction: ID<Transaction>? {
        if case .completed(_, _, let transaction) = state { transaction } else { nil }
    }
}
