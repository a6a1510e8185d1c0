package import Models

/// The regular price of a subscription from a day on.
package struct SubscriptionPrice: Hashable, Sendable {
    package var day: Day
    package var price: Money

    package init(from day: Day, _ price: Money) {
        self.day = day
        self.price = price
    }
}
