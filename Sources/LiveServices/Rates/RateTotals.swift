import Models
import Services
import Storage

/// Adds up amounts in one currency at the rates of one day. Each rate is looked up once.
final class RateTotals {
    private let lookup: RateLookup
    private let currency: Currency
    private let day: Day
    private var quotients: [Currency: RateQuotient?] = [:]

    init(_ connection: Connection, household: ID<Household>, in currency: Currency, on day: Day) {
        lookup = RateLookup(connection, household: household)
        self.currency = currency
        self.day = day
    }

    /// A total; what has no rate is named and left out.
    ///
    /// - Throws: `MoneyError.overflow`.
    func total(of amounts: [Money]) throws -> ConvertedTotal {
        var sums: [Currency: Money] = [:]
        for amount in amounts { sums[amount.currency] = try (sums[amount.currency] ?? .zero(amount.currency)) + amount }
        var total = ConvertedTotal(total: .zero(currency), rateDay: nil, leftOut: [])
        for (from, sum) in sums.sorted(by: { $0.key < $1.key }) {
            if from == currency {
                total.total = try total.total + sum
            } else if sum.isZero {
                continue
            } else if let quotient = try quotient(from: from) {
                total.total = try total.total + quotient.convert(sum, to: currency)
                total.rateDay = [total.rateDay, quotient.day].compactMap(\.self).min()
            } else {
                total.leftOut.append(from)
            }
        }
        return total
    }

    private func quotient(from base: Currency) throws -> RateQuotient? {
        if let known = quotients[base] { return known }
        let found = try lookup.quotient(from: base, to: currency, on: day)
        quotients.updateValue(found, forKey: base)
        return found
    }
}
