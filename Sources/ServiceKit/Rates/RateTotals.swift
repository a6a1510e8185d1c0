package import Models
package import Services
package import Storage

/// Adds up amounts in one currency at the rates of a day or of other days, never at rates of later days.
package struct RateTotals {
    private let lookup: RateLookup
    private let currency: Currency
    private let day: Day

    package init(_ connection: Connection, household: ID<Household>, in currency: Currency, on day: Day) {
        self.init(RateLookup(connection, household: household), in: currency, on: day)
    }

    /// - Parameter lookup: the lookup of the read.
    package init(_ lookup: RateLookup, in currency: Currency, on day: Day) {
        self.lookup = lookup
        self.currency = currency
        self.day = day
    }

    /// The total; currencies without a rate, or whose sum overflows, are listed and left out.
    ///
    /// - Parameter past: the day whose latest rates are used; nil: the day of the totals.
    package func total(of amounts: [Money], on past: Day? = nil) throws -> ConvertedTotal {
        let (sums, tooLarge) = CurrencyConversion.knownSums(of: amounts)
        var total = try conversion(of: sums.filter { !$0.isZero }.map(\.currency), on: past).knownTotal(of: sums)
        total.tooLarge = (total.tooLarge + tooLarge).sorted()
        return total
    }

    /// The total of amounts of several days, each at the rates of its day, or of the day of the totals if that is earlier.
    package func total(of amounts: [DatedAmount]) throws -> ConvertedTotal {
        var units: Int128 = 0
        var total = ConvertedTotal(total: .zero(currency), rateDay: nil, leftOut: [])
        var (leftOut, tooLarge): (Set<Currency>, Set<Currency>) = ([], [])
        for (day, amounts) in Dictionary(grouping: amounts, by: { min($0.day, day) }) {
            let part = try self.total(of: amounts.map(\.amount), on: day)
            units += Int128(part.total.minorUnits)
            total.rateDay = [total.rateDay, part.rateDay].compactMap(\.self).min()
            leftOut.formUnion(part.leftOut)
            tooLarge.formUnion(part.tooLarge)
        }
        if let units = Int64(exactly: units) {
            total.total = Money(minorUnits: units, currency: currency)
        } else {
            tooLarge.insert(currency)
        }
        (total.leftOut, total.tooLarge) = (leftOut.sorted(), tooLarge.sorted())
        return total
    }

    /// The rates of currencies on the day or on another one.
    package func conversion(of currencies: some Sequence<Currency>, on past: Day? = nil) throws -> CurrencyConversion {
        var rates: [Currency: RateQuotient] = [:]
        for from in Set(currencies) where from != currency {
            rates[from] = try lookup.quotient(from: from, to: currency, on: past ?? day)
        }
        return CurrencyConversion(into: currency, rates: rates)
    }
}
