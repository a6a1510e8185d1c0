package import Models

/// One figure of a chart: an amount and what it is of, such as a day or a month, as it is said.
package struct ChartPoint: Hashable, Sendable {
    package var label: String
    package var amount: Money
    /// Where it lies from left to right, such as a day's number; nil: as far from the one before as all are.
    package var place: Int?

    package init(_ label: String, _ amount: Money, at place: Int? = nil) {
        self.label = label
        self.amount = amount
        self.place = place
    }
}
