package import Models

/// A total over several currencies.
package struct ConvertedTotal: Hashable, Sendable {
    package var total: Money
    /// The earliest day of the rates used; nil if none was needed.
    package var rateDay: Day?
    /// Omitted currencies without a rate.
    package var leftOut: [Currency]
    /// Omitted currencies whose sums do not fit 64 bits, or are too large in the total's currency.
    package var tooLarge: [Currency]

    package init(total: Money, rateDay: Day?, leftOut: [Currency], tooLarge: [Currency] = []) {
        self.total = total
        self.rateDay = rateDay
        self.leftOut = leftOut
        self.tooLarge = tooLarge
    }
}
