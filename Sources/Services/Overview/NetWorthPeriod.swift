package import Models

/// How far back the net worth on Home is shown. The raw value is that of the query item `period`.
package enum NetWorthPeriod: String, CaseIterable, Hashable, Sendable {
    case month = "1m"
    case threeMonths = "3m"
    case sixMonths = "6m"
    case year = "1y"
    /// Since the first month of the ledger.
    case all

    /// The period of Home without a query item.
    package static let standard = NetWorthPeriod.year
}

/// The net worth at the ends of past days or months.
package struct NetWorthSeries: Hashable, Sendable {
    /// Oldest first, today last; each is converted at the last rates on or before its day.
    package var points: [DatedAmount]
    /// Currencies without a rate on a day, which are omitted from its point. Those without a rate today are not listed.
    package var leftOut: [Currency]

    package init(points: [DatedAmount], leftOut: [Currency]) {
        self.points = points
        self.leftOut = leftOut
    }
}
