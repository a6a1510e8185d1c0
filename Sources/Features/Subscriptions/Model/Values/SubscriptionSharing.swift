package import Models

/// The sharing of a subscription: the other people, and the household's share.
package struct SubscriptionSharing: Hashable, Sendable {
    /// The number of other people, at least one.
    package var others: Int
    /// Their names, as typed; may be empty.
    package var names: String
    /// The household's share of the regular price; nil: equal shares, or as in the linked group.
    package var mine: Money?
    /// The people or the group that owe the household their part; nil: no debts are recorded.
    package var link: SharingLink?
    /// The household's part in the linked group; not stored, since it follows the group. Nil: equal parts.
    package var weights: SharingWeights?

    package init(others: Int, names: String = "", mine: Money? = nil, link: SharingLink? = nil) {
        self.others = others
        self.names = names
        self.mine = mine
        self.link = link
    }
}

extension SubscriptionSharing? {
    /// The household's share of an amount that is charged for a price.
    ///
    /// Equal shares: the amount divided by the number of people, the first left-over minor unit for the household. A typed share: the amount
    /// in the ratio of the typed share to the price, rounded half to even. In a linked group: in the ratio of its weights.
    package func share(of amount: Money, price: Money) -> Money {
        guard let sharing = self else { return amount }
        guard let mine = sharing.mine else {
            guard let weights = sharing.weights else { return amount.firstOfEqualShares(sharing.others + 1) }
            return amount.scaled(by: weights.ours.magnitude, of: weights.all.magnitude) ?? amount
        }
        guard price.minorUnits > 0, mine.currency == price.currency else { return amount }
        return amount.scaled(by: mine.minorUnits.magnitude, of: price.minorUnits.magnitude) ?? amount
    }
}

extension Money {
    /// The amount in a ratio that is at most one, rounded half to even; nil if it is larger.
    fileprivate func scaled(by part: UInt64, of whole: UInt64) -> Money? {
        let (high, low) = minorUnits.magnitude.multipliedFullWidth(by: part)
        guard high < whole else { return nil }
        let (quotient, remainder) = whole.dividingFullWidth((high, low))
        let isUp = remainder > whole - remainder || (remainder == whole - remainder && quotient & 1 != 0)
        let magnitude = Int64(clamping: quotient + (isUp ? 1 : 0))
        return Money(minorUnits: isNegative ? -magnitude : magnitude, currency: currency)
    }

    /// The first of a number of equal shares: it has the first left-over minor unit. The sign is kept.
    fileprivate func firstOfEqualShares(_ count: Int) -> Money {
        let (quotient, remainder) = minorUnits.quotientAndRemainder(dividingBy: Int64(count))
        return Money(minorUnits: quotient + remainder.signum(), currency: currency)
    }
}
