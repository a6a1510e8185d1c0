package import Models
package import Services

/// The household's share of its subscriptions, in the household's currency.
package struct SubscriptionStatistics: Hashable, Sendable {
    /// The cost of running subscriptions, per month and per year.
    package var monthly: ConvertedTotal
    package var yearly: ConvertedTotal
    /// The total paid since the beginning.
    package var spent: ConvertedTotal
    /// The cost per year of cancelled and ended subscriptions.
    package var saved: ConvertedTotal
    /// The charges within 7 and 30 days.
    package var next7: ConvertedTotal
    package var next30: ConvertedTotal
    /// Cost per year, the largest first; an empty name: without a category, or without an account and card.
    package var categories: [Share]
    package var payers: [Share]
    /// The latest first.
    package var priceChanges: [PriceChange]

    package struct Share: Hashable, Sendable {
        package var name: String
        package var yearly: ConvertedTotal
        package var count: Int

        package init(name: String, yearly: ConvertedTotal, count: Int) {
            self.name = name
            self.yearly = yearly
            self.count = count
        }
    }

    package struct PriceChange: Hashable, Sendable {
        package var subscription: ID<Subscription>
        package var name: String
        package var change: PriceStep

        package init(subscription: ID<Subscription>, name: String, change: PriceStep) {
            self.subscription = subscription
            self.name = name
            self.change = change
        }
    }

    package init(
        monthly: ConvertedTotal, yearly: ConvertedTotal, spent: ConvertedTotal, saved: ConvertedTotal, next7: ConvertedTotal,
        next30: ConvertedTotal, categories: [Share], payers: [Share], priceChanges: [PriceChange]
    ) {
        self.monthly = monthly
        self.yearly = yearly
        self.spent = spent
        self.saved = saved
        self.next7 = next7
        self.next30 = next30
        self.categories = categories
        self.payers = payers
        self.priceChanges = priceChanges
    }

    /// All figures except the shares, which are parts of `yearly`.
    package var totals: [ConvertedTotal] { [monthly, yearly, spent, saved, next7, next30] }
}

/// The charges of a month, by day: past payments, and future charges.
package struct SubscriptionMonth: Hashable, Sendable {
    package var month: Month
    package var charges: [Item]
    /// The household's share of them, in the household's currency.
    package var total: ConvertedTotal

    package struct Item: Hashable, Sendable {
        package var charge: UpcomingCharge
        /// Whether it was paid.
        package var isPaid: Bool

        package init(charge: UpcomingCharge, isPaid: Bool) {
            self.charge = charge
            self.isPaid = isPaid
        }
    }

    package init(month: Month, charges: [Item], total: ConvertedTotal) {
        self.month = month
        self.charges = charges
        self.total = total
    }
}
