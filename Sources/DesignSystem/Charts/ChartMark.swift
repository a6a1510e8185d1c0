package import Localization
package import Models

/// A target amount of a line chart, such as a milestone or a goal, drawn across the chart.
package struct ChartMark: Hashable, Sendable {
    /// The label, with the amount.
    package var label: LocalizedText
    package var amount: Money

    package init(_ label: LocalizedText, _ amount: Money) {
        self.label = label
        self.amount = amount
    }
}
