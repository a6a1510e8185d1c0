/// How large amounts are that Coffer stores, so that whatever is added up of them can be shown.
///
/// One amount has at most 10¹⁵ minor units (ten trillion euros, a thousand trillion yen). A total that is kept has at most 10¹⁷: what an account
/// or a category holds, and what goes through it on a day or in a month. 64 bits hold 92 such totals of the largest size, so balances, what is
/// available, projections and net worth of any ledger of real money fit. Statements and forms are refused above the first, writes above the second.
package enum AmountLimit {
    /// The largest magnitude of one amount, in minor units.
    package static let amount: Int64 = 1_000_000_000_000_000

    /// The largest magnitude of a kept total, in minor units.
    package static let total: Int64 = 100_000_000_000_000_000

    /// Whether an amount, of either sign, can be stored.
    package static func admits(_ amount: Money) -> Bool { amount.minorUnits.magnitude <= Self.amount.magnitude }

    /// The largest amount of a currency.
    package static func largest(in currency: Currency) -> Money { Money(minorUnits: amount, currency: currency) }

    /// The sentence that refuses a larger one.
    package static func refusal(in currency: Currency) -> String { "An amount can be at most \(largest(in: currency))" }

    /// Whether a total can be kept after a change: it is within the limit, or nearer to it than before, so that a total that an older version
    /// let grow can be brought down again.
    ///
    /// - Returns: the new total; nil where it cannot.
    package static func total(_ old: Int64, changedBy change: Int64) -> Int64? {
        let (new, overflow) = old.addingReportingOverflow(change)
        guard !overflow, new.magnitude <= total.magnitude || new.magnitude <= old.magnitude else { return nil }
        return new
    }
}
