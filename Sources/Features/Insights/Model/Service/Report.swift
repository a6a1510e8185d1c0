package import Models

/// A report in the household's currency.
package struct Report: Hashable, Sendable {
    package var request: ReportRequest
    /// The days it is compared with; nil without a comparison.
    package var previousDays: ClosedRange<Day>?
    /// The total; by tag it is less than the sum of the rows if a transaction has several tags. For net worth, the figure at the end of the last day.
    package var total: Money
    package var previousTotal: Money?
    /// By amount, the largest first, then by name; months in order.
    package var rows: [Row]
    /// Currencies without a rate, whose amounts are left out.
    package var leftOut: [Currency]
    /// Whether amounts in other currencies were converted, each at the rate of its day.
    package var isConverted: Bool

    package struct Row: Hashable, Sendable {
        package var key: ReportKey
        package var amount: Money
        /// Nil without a comparison; zero if there was no amount.
        package var previous: Money?

        package init(key: ReportKey, amount: Money, previous: Money? = nil) {
            self.key = key
            self.amount = amount
            self.previous = previous
        }
    }

    package init(
        request: ReportRequest, previousDays: ClosedRange<Day>?, total: Money, previousTotal: Money?, rows: [Row], leftOut: [Currency],
        isConverted: Bool
    ) {
        self.request = request
        self.previousDays = previousDays
        self.total = total
        self.previousTotal = previousTotal
        self.rows = rows
        self.leftOut = leftOut
        self.isConverted = isConverted
    }
}
