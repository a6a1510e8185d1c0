package import Models
package import Services

/// A subscription with its figures for lists.
package struct SubscriptionSummary: Identifiable, Hashable, Sendable {
    package var subscription: Subscription
    package var status: SubscriptionStatus
    /// The current price per cycle.
    package var price: Money
    /// The total cost per month and per year at that price, of all people who share it.
    package var monthly: Money
    package var yearly: Money
    /// The household's share of the price and of both costs.
    package var myPrice: Money
    package var myMonthly: Money
    package var myYearly: Money
    /// The next billing day, also while it is paused or cancelled; nil if it has ended or will not renew.
    package var next: Day?
    /// The next billing day of its schedule, also if it ends before; nil if it has ended.
    package var scheduled: Day?
    /// The last day on which it runs, if that is known.
    package var lastDay: Day?
    /// The next day on which it is charged, and the amount; nil if it is paused or ends before.
    package var nextCharge: DatedAmount?
    /// The number of payments that were made.
    package var charges: Int
    package var lastCharge: DatedAmount?
    /// A billing day whose transaction is missing.
    package var missing: Day?
    /// A charge that differs from the price, which a member has to confirm.
    package var openChange: SubscriptionOpenChange?
    /// The latest step of the price, if it was within a year.
    package var lastStep: PriceStep?
    /// The renewal that a cancellation can still prevent, and the last day to cancel.
    package var cancellation: SubscriptionCancellation?
    /// The name of the account or card that pays; empty: none.
    package var payerName: String
    /// Empty: none.
    package var categoryName: String

    package var id: ID<Subscription> { subscription.id }

    package init(
        subscription: Subscription, status: SubscriptionStatus, price: Money, monthly: Money, yearly: Money, myPrice: Money,
        myMonthly: Money,
        myYearly: Money, next: Day?, scheduled: Day? = nil, lastDay: Day? = nil, nextCharge: DatedAmount?, charges: Int,
        lastCharge: DatedAmount?, missing: Day? = nil,
        openChange: SubscriptionOpenChange? = nil, lastStep: PriceStep? = nil, cancellation: SubscriptionCancellation? = nil,
        payerName: String = "",
        categoryName: String = ""
    ) {
        self.subscription = subscription
        self.status = status
        self.price = price
        self.monthly = monthly
        self.yearly = yearly
        self.myPrice = myPrice
        self.myMonthly = myMonthly
        self.myYearly = myYearly
        self.next = next
        self.scheduled = scheduled
        self.lastDay = lastDay
        self.nextCharge = nextCharge
        self.charges = charges
        self.lastCharge = lastCharge
        self.missing = missing
        self.openChange = openChange
        self.lastStep = lastStep
        self.cancellation = cancellation
        self.payerName = payerName
        self.categoryName = categoryName
    }
}

/// A charge that differs from the price.
package struct SubscriptionOpenChange: Hashable, Sendable {
    package var charge: ID<SubscriptionCharge>
    package var change: PriceStep

    package init(charge: ID<SubscriptionCharge>, change: PriceStep) {
        self.charge = charge
        self.change = change
    }
}

/// A renewal, and the last day on which a cancellation prevents it.
package struct SubscriptionCancellation: Hashable, Sendable {
    package var renewal: Day
    package var by: Day

    package init(renewal: Day, by: Day) {
        self.renewal = renewal
        self.by = by
    }
}
