/// A step from one price to another.
package struct PriceStep: Hashable, Sendable {
    /// The day of the first charge at the new price.
    package var day: Day
    package var from: Money
    package var to: Money
    /// The difference per year; negative if it became cheaper.
    package var yearly: Money

    /// - Parameter cycle: the cycle of the price.
    package init(day: Day, from: Money, to: Money, every cycle: BillingCycle) {
        self.day = day
        self.from = from
        self.to = to
        yearly = (try? cycle.yearly(of: to - from)) ?? .zero(to.currency)
    }
}
