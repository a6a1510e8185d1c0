/// Limits of stored amounts, chosen so that sums of them fit 64 bits.
///
/// A single amount has at most 10¹⁵ minor units (ten trillion euros, a thousand trillion yen). A stored total has at most 10¹⁷: the balance
/// of an account or category, and its daily and monthly turnover. 64 bits hold 92 totals of the maximum size, so balances, available
/// amounts, projections and net worth of any real ledger fit. Statements and forms reject amounts above the first limit, writes reject
/// totals above the second.
package enum AmountLimit {
    /// Maximum absolute amount, in minor units.
    package static let amount: Int64 = 1_000_000_000_000_000

    /// Maximum absolute stored total, in minor units.
    package static let total: Int64 = 100_000_000_000_000_000

    /// Whether an amount, of either sign, is within the limit.
    package static func allows(_ amount: Money) -> Bool { amount.minorUnits.magnitude <= Self.amount.magnitude }

    /// The maximum amount in a currency.
    package static func largest(in currency: Currency) -> Money { Money(minorUnits: amount, currency: currency) }

    /// Applies a change to a total if the result is within the limit, or closer to it than before, so that a total that an older version
    /// stored above the limit can be reduced.
    ///
    /// - Returns: the new total; nil if it is rejected.
    package static func total(_ old: Int64, changedBy change: Int64) -> Int64? {
        let (new, overflow) = old.addingReportingOverflow(change)
        guard !overflow, new.magnitude <= total.magnitude || new.magnitude <= old.magnitude else { return nil }
        return new
    }
}
