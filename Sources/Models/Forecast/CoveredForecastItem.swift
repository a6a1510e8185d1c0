/// An item of a forecast that is a duplicate of other money.
package struct CoveredForecastItem: Hashable, Sendable {
    package var item: ForecastItem
    /// The item that covers it; nil: a transaction that is already completed.
    package var by: ForecastItem?

    package init(item: ForecastItem, by: ForecastItem?) {
        self.item = item
        self.by = by
    }
}
