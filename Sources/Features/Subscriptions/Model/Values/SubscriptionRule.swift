package import Models

/// Validation rules of subscriptions. Forms and services share them.
package enum SubscriptionRule {
    package static let maxReminders = 5
    package static let reminderDays = 0...90
    package static let maxOthers = 99
    package static let introductionCharges = 1...120

    /// Whether an amount is valid as a price: not negative, at most `AmountLimit.amount`.
    package static func allows(price: Money) -> Bool { (0...AmountLimit.amount).contains(price.minorUnits) }

    /// Whether the cost per year of a price is within the limits of totals.
    package static func allowsYearly(of price: Money, _ cycle: BillingCycle) -> Bool {
        guard let yearly = try? cycle.yearly(of: price) else { return false }
        return yearly.minorUnits <= AmountLimit.total
    }
}
