package import Models
package import Services
package import Storage

/// Converts amounts into one currency, each at the rate of its day, or of today if that is earlier. It records the currencies without a rate.
package final class FlowConverter {
    let currency: Currency
    /// Currencies without a rate, and those whose sums are too large, whose amounts are left out.
    package private(set) var leftOut: Set<Currency> = []
    /// Whether an amount was converted.
    package private(set) var isConverted = false
    private let totals: RateTotals
    private let today: Day

    package init(_ connection: Connection, household: ID<Household>, into currency: Currency, today: Day) {
        self.currency = currency
        self.today = today
        totals = RateTotals(connection, household: household, in: currency, on: today)
    }

    /// An amount of a day in the currency, in minor units; 0 if it is left out.
    ///
    /// - Throws: `MoneyError.overflow`.
    package func units(of amount: Money, on day: Day) throws -> Int64 {
        guard amount.currency != currency, !amount.isZero else { return amount.minorUnits }
        let total = try total(of: [amount], on: day)
        guard total.leftOut.isEmpty, total.tooLarge.isEmpty else { return 0 }
        isConverted = true
        return total.total.minorUnits
    }

    /// Whether an amount of a day is left out.
    package func isMissingRate(_ amount: Money, on day: Day) throws -> Bool {
        guard amount.currency != currency, !amount.isZero else { return false }
        let total = try totals.total(of: [amount], on: min(day, today))
        return !total.leftOut.isEmpty || !total.tooLarge.isEmpty
    }

    /// The total of amounts at the rates of a day.
    package func total(of amounts: [Money], on day: Day) throws -> ConvertedTotal {
        let total = try totals.total(of: amounts, on: min(day, today))
        leftOut.formUnion(total.leftOut + total.tooLarge)
        return total
    }
}
