package import Localization
package import Models

/// A column of a stacked chart.
package struct ChartColumn: Hashable, Sendable {
    package var label: LocalizedText
    /// One per series; negative amounts hang from the baseline.
    package var amounts: [Money]
    /// Marked across the column.
    package var total: Money
    /// The path of its details; nil: none.
    package var path: String?

    package init(_ label: LocalizedText, _ amounts: [Money], total: Money, path: String? = nil) {
        self.label = label
        self.amounts = amounts
        self.total = total
        self.path = path
    }
}
