package import Models

/// An amount that a line is on its way to: a milestone, a goal. It is drawn across the chart.
package struct ChartMark: Hashable, Sendable {
    /// What is written at it, with its amount.
    package var label: String
    package var amount: Money

    package init(_ label: String, _ amount: Money) {
        self.label = label
        self.amount = amount
    }
}
