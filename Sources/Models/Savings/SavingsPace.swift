/// What really came into an account in the last 90 days, beside what was planned.
package struct SavingsPace: Hashable, Sendable {
    /// What came in, less what went out, without interest and without what was set by hand (opening balances and adjustments).
    /// Nil where it does not fit 64 bits.
    package var net: Money?
    /// In how many days, up to and with today: 90, fewer of a younger account, never fewer than 30.
    package var days: Int

    package init(net: Money?, days: Int) {
        self.net = net
        self.days = days
    }

    /// How many days are looked back, today among them.
    package static let window = 90
    /// The least that says something about a month.
    package static let shortest = 30

    /// The days that count of an account that is so many days old, the first one among them.
    package static func days(ofAge age: Int) -> Int { min(max(age, shortest), window) }

    /// By the mean month of 365.25 / 12 days, rounded half to even.
    package var perMonth: Money? {
        guard let net else { return nil }
        let units = (Int128(net.minorUnits) * 1_461).roundedHalfToEven(dividingBy: Int128(48 * max(days, 1)))
        return Money(minorUnits: Int64(clamping: units), currency: net.currency)
    }
}
