package import Models

/// The actual net contributions to an account in the last 90 days, for comparison with the plan.
package struct SavingsPace: Hashable, Sendable {
    /// Credits less debits, without interest, opening balances and adjustments. Nil if it does not fit 64 bits.
    var net: Money?
    /// Number of days up to and including today: 90, fewer for a younger account, at least 30.
    package var days: Int

    package init(net: Money?, days: Int) {
        self.net = net
        self.days = days
    }

    /// Number of days considered, including today.
    package static let window = 90
    /// Minimum number of days for a monthly figure.
    package static let minimumDays = 30

    /// Number of days considered for an account of an age in days, including the first one.
    package static func days(ofAge age: Int) -> Int { min(max(age, minimumDays), window) }

    /// Per mean month of 365.25 / 12 days, rounded half to even.
    package var perMonth: Money? {
        guard let net else { return nil }
        let units = (Int128(net.minorUnits) * 1_461).roundedHalfToEven(dividingBy: Int128(48 * max(days, 1)))
        return Money(minorUnits: Int64(clamping: units), currency: net.currency)
    }
}
