package import Models

/// The charge of a shared subscription that an expense follows.
package struct ExpenseCharge: Hashable, Sendable {
    /// Stands for a subscription, which is known above.
    package enum Subscription: Identified {
        package static let idPrefix = "sub"
    }

    /// The transaction of the charge.
    package var transaction: ID<Transaction>
    package var subscription: ID<Subscription>
    /// Whether the expense is removed because its charge was removed, and is restored with it; otherwise a member has removed it.
    package var isWithdrawn: Bool

    package init(_ transaction: ID<Transaction>, of subscription: ID<Subscription>, isWithdrawn: Bool = false) {
        self.transaction = transaction
        self.subscription = subscription
        self.isWithdrawn = isWithdrawn
    }
}
