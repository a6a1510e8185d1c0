package import Models

/// One figure of a chart: an amount and what it is of, such as a day or a month, as it is said.
package struct ChartPoint: Hashable, Sendable {
    package var label: String
    package var amount: Money

    package init(_ label: String, _ amount: Money) {
        self.label = label
        self.amount = amount
    }
}
