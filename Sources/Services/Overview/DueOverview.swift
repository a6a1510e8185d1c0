package import Models

/// The data of the screen of due items.
package struct DueOverview: Hashable, Sendable {
    /// By day.
    package var items: [DueItem]
    /// The last day that is listed.
    package var until: Day
    /// The total of payments in these days, in the household's currency.
    package var goesOut: ConvertedTotal
    /// The total of income in these days, in the household's currency.
    package var comesIn: ConvertedTotal

    package init(items: [DueItem], until: Day, goesOut: ConvertedTotal, comesIn: ConvertedTotal) {
        self.items = items
        self.until = until
        self.goesOut = goesOut
        self.comesIn = comesIn
    }

    /// The items of each day, by day.
    package var days: [(day: Day, items: [DueItem])] {
        Dictionary(grouping: items, by: \.day).sorted { $0.key < $1.key }.map { (day: $0.key, items: $0.value) }
    }
}
