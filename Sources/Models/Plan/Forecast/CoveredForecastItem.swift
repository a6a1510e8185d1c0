/// An item of a forecast that does not count, because something else is the same money.
package struct CoveredForecastItem: Hashable, Sendable {
    package var item: ForecastItem
    /// The item that stands for it; nil: a transaction that came already.
    package var by: ForecastItem?

    package init(item: ForecastItem, by: ForecastItem?) {
        self.item = item
        self.by = by
    }
}
