package import Models

/// An amount at the end of a day: a point of a chart.
package struct DatedAmount: Hashable, Sendable {
    package var day: Day
    package var amount: Money

    package init(day: Day, amount: Money) {
        self.day = day
        self.amount = amount
    }
}
