/// The charge of a shared subscription that an expense follows.
package struct ExpenseCharge: Hashable, Sendable {
    /// The transaction that was charged.
    package var transaction: ID<Transaction>
    package var subscription: ID<Subscription>
    /// Whether the expense is removed because the charge is gone, and comes back with it; else only a member removes it.
    package var isWithdrawn: Bool

    package init(_ transaction: ID<Transaction>, of subscription: ID<Subscription>, isWithdrawn: Bool = false) {
        self.transaction = transaction
        self.subscription = subscription
        self.isWithdrawn = isWithdrawn
    }
}
