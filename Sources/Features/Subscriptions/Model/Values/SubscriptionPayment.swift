package import Models

/// A past billing day of a subscription with its payment.
package struct SubscriptionPayment: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        /// A transaction.
        case charged
        /// Recorded for the billing day, without a transaction.
        case recorded
        /// A transaction was expected and is missing.
        case missing
    }

    package var kind: Kind
    package var day: Day
    /// The paid amount; for a missing payment the price.
    package var amount: Money
    /// The stored charge; nil for a payment that follows from the schedule.
    package var charge: ID<SubscriptionCharge>?
    package var transaction: ID<Transaction>?
}
