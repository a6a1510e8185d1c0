/// The regular price of a subscription from a day on.
package struct SubscriptionPrice: Hashable, Sendable {
    package var day: Day
    package var price: Money

    package init(from day: Day, _ price: Money) {
        self.day = day
        self.price = price
    }
}

/// A step from one price to another.
package struct SubscriptionPriceChange: Hashable, Sendable {
    /// The day of the first charge at the new price.
    package var day: Day
    package var from: Money
    package var to: Money
    /// The difference per year; negative if it became cheaper.
    package var yearly: Money

    package init(day: Day, from: Money, to: Money, yearly: Money) {
        self.day = day
        self.from = from
        self.to = to
        self.yearly = yearly
    }
}
