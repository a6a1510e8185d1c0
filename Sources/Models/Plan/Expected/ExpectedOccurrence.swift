/// An occurrence of an expected item that is settled: it came, or it is skipped.
package struct ExpectedOccurrence: Hashable, Sendable {
    package enum State: Hashable, Sendable {
        /// It came on a day with an amount: positive came in, negative went out. Without a transaction where a member has said so.
        case completed(Money, on: Day, ID<Transaction>?)
        case skipped
    }

    package var item: ID<ExpectedItem>
    /// The scheduled day.
    package var day: Day
    package var state: State
    /// Whether a member has settled it; then it stays, whatever the payee and amount of its transaction are.
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
