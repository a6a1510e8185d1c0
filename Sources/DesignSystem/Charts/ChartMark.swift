import Localization
package import Models

/// A target amount of a line chart, such as a milestone or a goal, drawn across the chart.
package struct ChartMark: Hashable, Sendable {
    /// The name of the target; nil: its amount alone.
    package var name: String?
    package var amount: Money

    package init(_ name: String? = nil, _ amount: Money) {
        self.name = name
        self.amount = amount
    }

    /// The name with the amount.
    var label: LocalizedText { name.map { "\($0) \(amount, wholeAmounts: true)" } ?? "\(amount, wholeAmounts: true)" }
}
