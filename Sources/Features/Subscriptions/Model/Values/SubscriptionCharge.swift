package import Models

/// A stored charge of a subscription: a transaction, or a payment of a cycle without a transaction.
package struct SubscriptionCharge: Identified, Hashable, Sendable {
    /// Prefix of ids: `sch_…`.
    package static let idPrefix = "sch"

    /// A member's decision about a charge that differs from the price.
    package enum Decision: String, Hashable, Sendable {
        /// The new price from this charge on.
        case priceChange
        /// An exception; the price stays.
        case oneOff
    }

    package var id: ID<SubscriptionCharge>
    package var subscription: ID<Subscription>
    package var day: Day
    /// Spending is positive, a refund negative. In the subscription's currency if the transaction has it, else in the account's.
    package var amount: Money
    /// Nil: recorded for a cycle that passed, without a transaction.
    package var transaction: ID<Transaction>?
    package var decision: Decision?
    /// Whether a member has linked it; it then remains linked regardless of its payee.
    package var isByHand: Bool

    package init(
        id: ID<SubscriptionCharge>, subscription: ID<Subscription>, day: Day, amount: Money, transaction: ID<Transaction>?,
        decision: Decision? = nil, isByHand: Bool = false
    ) {
        self.id = id
        self.subscription = subscription
        self.day = day
        self.amount = amount
        self.transaction = transaction
        self.decision = decision
        self.isByHand = isByHand
    }
}
