package import Localization
package import Models

/// A data point of a chart: an amount and its formatted label, such as a day or a month.
package struct ChartPoint: Hashable, Sendable {
    package var label: LocalizedText
    package var amount: Money
    /// The horizontal position, such as a day number; nil: evenly spaced.
    package var place: Int?
    /// The path of its details; nil: none.
    package var path: String?

    package init(_ label: LocalizedText, _ amount: Money, at place: Int? = nil, path: String? = nil) {
        self.label = label
        self.amount = amount
        self.place = place
        self.path = path
    }
}
