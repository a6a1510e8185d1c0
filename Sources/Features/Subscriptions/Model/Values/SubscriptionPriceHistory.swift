package import Models

/// The prices of a subscription over time: those set by members, and those proven by its charges.
///
/// A charge that differs from the price is a change that waits for a decision; with a second charge of the same amount after it, the new
/// price is taken without one.
package struct SubscriptionPriceHistory: Hashable, Sendable {
    /// Regular prices by day, at least one.
    package private(set) var prices: [SubscriptionPrice]
    /// A change that a member has to confirm; nil: none.
    package private(set) var open: (charge: SubscriptionCharge, change: PriceStep)? {
        get { openCharge.flatMap { charge in openChange.map { (charge, $0) } } }
        set { (openCharge, openChange) = (newValue?.charge, newValue?.change) }
    }

    private var openCharge: SubscriptionCharge?
    private var openChange: PriceStep?
    private let subscription: Subscription

    /// - Parameter charges: all charges with a transaction, by day.
    init(_ subscription: Subscription, charges: [SubscriptionCharge]) {
        self.subscription = subscription
        prices = subscription.prices.isEmpty ? [SubscriptionPrice(from: subscription.anchor, subscription.price)] : subscription.prices
        let proven = charges.filter { $0.decision == nil && !$0.amount.isNegative && $0.amount.currency == subscription.price.currency }
        for (index, charge) in proven.enumerated() where !isUsual(charge.amount, on: charge.day, index: index) {
            let next = index + 1 < proven.count ? proven[index + 1] : nil
            if let next, next.amount == charge.amount {
                prices.append(SubscriptionPrice(from: charge.day, charge.amount))
                prices.sort { $0.day < $1.day }
            } else if next == nil {
                let old = price(on: charge.day)
                open = (charge, change(to: charge.amount, from: old, on: charge.day))
            }
        }
    }

    /// The regular price on a day.
    package func price(on day: Day) -> Money {
        (prices.last { $0.day <= day } ?? prices.first)?.price ?? subscription.price
    }

    /// The price charged on a day: that of a trial, of the first charges, or the regular one.
    ///
    /// - Parameter index: the number of charges before it.
    package func charge(on day: Day, index: Int) -> Money {
        if let trial = subscription.trial, day <= trial.until { return trial.price }
        if let first = subscription.introduction, index < first.charges { return first.price }
        return price(on: day)
    }

    /// The steps from one price to the next, by day.
    package var changes: [PriceStep] {
        zip(prices, prices.dropFirst()).compactMap { old, new in
            old.price == new.price ? nil : change(to: new.price, from: old.price, on: new.day)
        }
    }

    /// Whether an amount is the price on a day, or within the range of a price that varies.
    private func isUsual(_ amount: Money, on day: Day, index: Int) -> Bool {
        let expected = charge(on: day, index: index)
        if amount == expected { return true }
        guard let highest = subscription.highest, amount.currency == expected.currency else { return false }
        return (expected.minorUnits...max(expected.minorUnits, highest.minorUnits)).contains(amount.minorUnits)
    }

    private func change(to new: Money, from old: Money, on day: Day) -> PriceStep {
        PriceStep(day: day, from: old, to: new, every: subscription.cycle)
    }
}
