package import Models

/// The trial of a subscription.
package struct SubscriptionTrial: Hashable, Sendable {
    /// Its last day.
    package var until: Day
    /// The price per cycle until then, mostly zero.
    package var price: Money
    /// Whether the regular price is charged afterwards; otherwise the subscription ends with the trial.
    package var converts: Bool

    package init(until: Day, price: Money, converts: Bool = true) {
        self.until = until
        self.price = price
        self.converts = converts
    }
}

/// A lower price of the first charges.
package struct IntroductoryPrice: Hashable, Sendable {
    /// The number of charges, at least one.
    package var charges: Int
    package var price: Money

    package init(charges: Int, price: Money) {
        self.charges = charges
        self.price = price
    }
}
