package import Models

/// The share of income that was not spent.
package enum SavingsRate {
    /// The rate in thousandths, rounded half away from zero; negative if more was spent than came in.
    ///
    /// - Returns: nil without income, for amounts of two currencies, and below −1,000 %.
    package static func permille(income: Money, spending: Money) -> Int? {
        guard income.currency == spending.currency, income.minorUnits > 0 else { return nil }
        let saved = Int128(income.minorUnits) - Int128(spending.minorUnits)
        let doubled = 2 * saved * 1_000
        let half = doubled + (saved < 0 ? -1 : 1) * Int128(income.minorUnits)
        let rate = half / (2 * Int128(income.minorUnits))
        return rate < -10_000 ? nil : Int(rate)
    }
}
