/// How an expected item stands today, by its earliest open occurrence.
package enum ExpectedStatus: String, CaseIterable, Hashable, Sendable {
    /// Its day is to come, is today or was yesterday.
    case expected
    /// Its day was at least two days ago.
    case late
    /// It did not come, and cannot be on the way any more: see `ExpectedItem.grace`.
    case missing
    /// No day is left.
    case ended
}
