/// With whom a subscription is shared, and how much of it the household pays.
package struct SubscriptionSharing: Hashable, Sendable {
    /// The number of other people, at least one.
    package var others: Int
    /// Their names, as typed; may be empty.
    package var names: String
    /// The household's share of the regular price; nil: all pay the same.
    package var mine: Money?

    package init(others: Int, names: String = "", mine: Money? = nil) {
        self.others = others
        self.names = names
        self.mine = mine
    }
}

extension SubscriptionSharing? {

    /// The household's share of an amount that is charged for a price.
    ///
    /// Equal shares: the amount divided by the number of people, the first left-over minor unit for the household. A typed share: the amount
    /// in the ratio of the typed share to the price, rounded half to even.
    package func share(of amount: Money, price: Money) -> Money {
        guard let sharing = self else { return amount }
        guard let mine = sharing.mine else { return amount.firstOfEqualShares(sharing.others + 1) }
        guard price.minorUnits > 0, mine.currency == amount.currency else { return amount }
        let (high, low) = amount.minorUnits.magnitude.multipliedFullWidth(by: mine.minorUnits.magnitude)
        let divisor = price.minorUnits.magnitude
        // A share is not larger than the price, so the quotient fits.
        guard high < divisor else { return amount }
        let (quotient, remainder) = divisor.dividingFullWidth((high, low))
        let isUp = remainder > divisor - remainder || (remainder == divisor - remainder && quotient & 1 != 0)
        let magnitude = Int64(clamping: quotient + (isUp ? 1 : 0))
        return Money(minorUnits: amount.isNegative ? -magnitude : magnitude, currency: amount.currency)
    }
}

extension Money {
    /// The first of a number of equal shares: it has the first left-over minor unit. The sign stays.
    fileprivate func firstOfEqualShares(_ count: Int) -> Money {
        let (quotient, remainder) = minorUnits.quotientAndRemainder(dividingBy: Int64(count))
        return Money(minorUnits: quotient + remainder.signum(), currency: currency)
    }
}
