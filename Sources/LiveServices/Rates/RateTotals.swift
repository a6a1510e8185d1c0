import Models
import Services
import Storage

/// Adds up amounts in one currency at the rates of a day and of earlier days. Each rate is looked up once for all days on which it is the
/// latest.
final class RateTotals {
    private let lookup: RateLookup
    private let currency: Currency
    private let day: Day
    private var matches: [Currency: [(match: RateLookup.Match, until: Day)]] = [:]

    init(_ connection: Connection, household: ID<Household>, in currency: Currency, on day: Day) {
        lookup = RateLookup(connection, household: household)
        self.currency = currency
        self.day = day
    }

    /// The total; currencies without a rate, or whose sum overflows, are listed and left out.
    ///
    /// - Parameter past: an earlier day whose latest rates are used; a pair without a rate by then uses the newest one. Nil: the day
    ///   itself.
    func total(of amounts: [Money], on past: Day? = nil) throws -> ConvertedTotal {
        let (sums, tooLarge) = CurrencyConversion.knownSums(of: amounts)
        var total = try conversion(of: sums.filter { !$0.isZero }.map(\.currency), on: past).knownTotal(of: sums)
        total.tooLarge = (total.tooLarge + tooLarge).sorted()
        return total
    }

    /// The rates of currencies on the day or on an earlier one.
    ///
    /// - Throws: `MoneyError.overflow`.
    func conversion(of currencies: some Sequence<Currency>, on past: Day? = nil) throws -> CurrencyConversion {
        var rates: [Currency: RateQuotient] = [:]
        for from in Set(currencies) where from != currency { rates[from] = try quotient(from: from, on: past ?? day) }
        return CurrencyConversion(into: currency, rates: rates)
    }

    private func quotient(from base: Currency, on past: Day) throws -> RateQuotient? {
        guard let quotient = try find(from: base, on: past) else { return past < day ? try find(from: base, on: day) : nil }
        return quotient
    }

    private func find(from base: Currency, on past: Day) throws -> RateQuotient? {
        if let known = matches[base]?.first(where: { $0.match.since <= past && past <= $0.until }) { return known.match.quotient }
        let found = try lookup.find(from: base, to: currency, on: past)
        matches[base, default: []].append((found, past))
        return found.quotient
    }
}
