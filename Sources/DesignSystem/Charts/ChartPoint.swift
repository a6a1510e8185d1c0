package import Localization
package import Models

/// A data point of a chart: an amount and its formatted label, such as a day or a month.
package struct ChartPoint: Hashable, Sendable {
    package var label: LocalizedText
    package var amount: Money
    /// Its day. A line whose points all have one is drawn over time, with the names of months below; otherwise they are evenly spaced.
    package var day: Day?
    /// What changed the amount most, such as `Salary +€3,250.00`; nil: not known.
    package var cause: LocalizedText?
    /// The path of the transactions behind it; nil: none.
    package var path: String?

    package init(_ label: LocalizedText, _ amount: Money, on day: Day? = nil, cause: LocalizedText? = nil, path: String? = nil) {
        self.label = label
        self.amount = amount
        self.day = day
        self.cause = cause
        self.path = path
    }
}
