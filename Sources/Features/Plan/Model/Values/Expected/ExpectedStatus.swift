/// The status of an expected item today, by its earliest open occurrence.
package enum ExpectedStatus: String, CaseIterable, Hashable, Sendable {
    /// Its day is in the future, today or yesterday.
    case expected
    /// Its day was at least two days ago.
    case late
    /// It is overdue beyond the grace period: see `ExpectedItem.grace`.
    case missing
    /// No day is left.
    case ended
}
