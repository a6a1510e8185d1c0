import Models
import Services
import Storage

/// Adds up amounts in one currency at the rates of a day and of days before it. A rate is looked up once for all days on which it is the last.
final class RateTotals {
    private let lookup: RateLookup
    private let currency: Currency
    private let day: Day
    private var findings: [Currency: [(finding: RateLookup.Finding, until: Day)]] = [:]

    init(_ connection: Connection, household: ID<Household>, in currency: Currency, on day: Day) {
        lookup = RateLookup(connection, household: household)
        self.currency = currency
        self.day = day
    }

    /// A total; what has no rate is named and left out.
    ///
    /// - Parameter past: an earlier day, whose last rates are taken; of a pair that had none yet, the newest. Nil: the day itself.
    /// - Throws: `MoneyError.overflow`.
    func total(of amounts: [Money], on past: Day? = nil) throws -> ConvertedTotal {
        var sums: [Currency: Money] = [:]
        for amount in amounts { sums[amount.currency] = try (sums[amount.currency] ?? .zero(amount.currency)) + amount }
        var total = ConvertedTotal(total: .zero(currency), rateDay: nil, leftOut: [])
        for (from, sum) in sums.sorted(by: { $0.key < $1.key }) {
            if from == currency {
                total.total = try total.total + sum
            } else if sum.isZero {
                continue
            } else if let quotient = try quotient(from: from, on: past ?? day) {
                total.total = try total.total + quotient.convert(sum, to: currency)
                total.rateDay = [total.rateDay, quotient.day].compactMap(\.self).min()
            } else {
                total.leftOut.append(from)
            }
        }
        return total
    }

    private func quotient(from base: Currency, on past: Day) throws -> RateQuotient? {
        guard let quotient = try find(from: base, on: past) else { return past < day ? try find(from: base, on: day) : nil }
        return quotient
    }

    private func find(from base: Currency, on past: Day) throws -> RateQuotient? {
        if let known = findings[base]?.first(where: { $0.finding.since <= past && past <= $0.until }) { return known.finding.quotient }
        let found = try lookup.find(from: base, to: currency, on: past)
        findings[base, default: []].append((found, past))
        return found.quotient
    }
}
