package import Localization
package import Models

/// A column of a bar chart, such as a month.
package struct ChartColumn: Hashable, Sendable {
    package var label: LocalizedText
    /// Its month, whose short name stands below it; nil: its label does.
    package var month: Month?
    /// One per series; negative amounts hang from the zero line.
    package var amounts: [Money]
    /// Marked across the column if the chart names its total.
    package var total: Money
    /// What changed the total most, such as `Savings +€250.00`; nil: the largest of several parts is said.
    package var cause: LocalizedText?
    /// The path of the transactions behind it; nil: none.
    package var path: String?
    /// The paths of the transactions behind its parts, one per series; empty: none of them is a link.
    package var partPaths: [String?]

    package init(
        _ label: LocalizedText, month: Month? = nil, _ amounts: [Money], total: Money, cause: LocalizedText? = nil, path: String? = nil,
        partPaths: [String?] = []
    ) {
        self.label = label
        self.month = month
        self.amounts = amounts
        self.total = total
        self.cause = cause
        self.path = path
        self.partPaths = partPaths
    }

    /// A column of one amount.
    package init(_ label: LocalizedText, month: Month? = nil, _ amount: Money, path: String? = nil) {
        self.init(label, month: month, [amount], total: amount, path: path)
    }

    /// A month of one amount.
    package init(_ month: Month, _ amount: Money, path: String? = nil) {
        self.init("\(month)", month: month, amount, path: path)
    }
}
