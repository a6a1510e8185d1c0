package import Models

/// A series of recurring charges of one payee.
package struct RecurringSeries: Hashable, Sendable {
    package struct PriceChange: Hashable, Sendable {
        package var day: Day
        package var from: Int64
        package var to: Int64
    }

    /// Identifies it in every detection, also after further charges and price changes.
    package var key: String
    /// The payee of the last charge.
    package var payee: String
    package var payeeKey: String
    package var kind: SeriesKind
    package var state: SeriesState
    package var account: ID<Account>
    package var currency: Currency
    /// The last usual amount, in minor units, without a sign.
    package var amount: Int64
    /// The largest amount of the last twelve charges, if it varies.
    package var highest: Int64?
    package var rhythm: Rhythm
    /// The expected day of the next charge, and the range of days in which it is expected.
    package var next: Day
    package var nextRange: ClosedRange<Day>
    /// From 0 to 100.
    package var confidence: Int
    package var reasons: [RecurrenceReason]
    /// By day.
    package var charges: [RecurrenceCharge]
    package var priceChanges: [PriceChange]
}

/// A reason for which charges are a series.
package enum RecurrenceReason: Hashable, Sendable {
    /// The number of charges, and the days of the first and the last one.
    case charges(Int, first: Day, last: Day)
    case rhythm(Rhythm)
    /// All charges since the last step have one amount, in minor units.
    case sameAmount(Int64)
    /// The amounts vary within a range.
    case amountsBetween(Int64, Int64)
    case priceSteps(Int)
    case skipped(Int)
    case refunded(Int)
    case sameMandate
    /// The kind is determined by the payee, the memo or the category.
    case knownKind(SeriesKind)
}
