package import Models

/// The rates at which amounts are added up in one currency.
package struct CurrencyConversion: Hashable, Sendable {
    /// What is added up to.
    package let currency: Currency
    /// By the currency that is changed; what has no rate is not there.
    private let rates: [Currency: RateQuotient]

    package init(into currency: Currency, rates: [Currency: RateQuotient] = [:]) {
        self.currency = currency
        self.rates = rates
    }

    /// A total: each currency's sum is changed once. What has no rate is named and left out.
    ///
    /// - Throws: `MoneyError.overflow`.
    package func total(of amounts: some Sequence<Money>) throws(MoneyError) -> ConvertedTotal {
        var total = ConvertedTotal(total: .zero(currency), rateDay: nil, leftOut: [])
        for sum in try Self.sums(of: amounts) {
            if sum.currency == currency {
                total.total = try total.total + sum
            } else if sum.isZero {
                continue
            } else if let rate = rates[sum.currency] {
                total.total = try total.total + rate.convert(sum, to: currency)
                total.rateDay = [total.rateDay, rate.day].compactMap(\.self).min()
            } else {
                total.leftOut.append(sum.currency)
            }
        }
        return total
    }

    /// A total as above, of what can be added up: what does not fit 64 bits is named and left out.
    package func knownTotal(of amounts: some Sequence<Money>) -> ConvertedTotal {
        let (sums, tooLarge) = Self.knownSums(of: amounts)
        var total = ConvertedTotal(total: .zero(currency), rateDay: nil, leftOut: [], tooLarge: tooLarge)
        for sum in sums {
            do {
                var part = try self.total(of: [sum])
                part.total = try total.total + part.total
                total.total = part.total
                total.rateDay = [total.rateDay, part.rateDay].compactMap(\.self).min()
                total.leftOut += part.leftOut
            } catch {
                total.tooLarge.append(sum.currency)
            }
        }
        total.tooLarge.sort()
        return total
    }

    /// What amounts come to in each of their currencies, by code, and the currencies whose sums do not fit 64 bits.
    package static func knownSums(of amounts: some Sequence<Money>) -> (sums: [Money], tooLarge: [Currency]) {
        var sums: [Currency: Int128] = [:]
        for amount in amounts { sums[amount.currency, default: 0] += Int128(amount.minorUnits) }
        var known: [Money] = []
        var tooLarge: [Currency] = []
        for (currency, sum) in sums.sorted(by: { $0.key < $1.key }) {
            if let units = Int64(exactly: sum) {
                known.append(Money(minorUnits: units, currency: currency))
            } else {
                tooLarge.append(currency)
            }
        }
        return (known, tooLarge)
    }

    /// What amounts come to in each of their currencies, by code.
    ///
    /// - Throws: `MoneyError.overflow`.
    package static func sums(of amounts: some Sequence<Money>) throws(MoneyError) -> [Money] {
        var sums: [Currency: Money] = [:]
        for amount in amounts { sums[amount.currency] = try (sums[amount.currency] ?? .zero(amount.currency)) + amount }
        return sums.values.sorted { $0.currency < $1.currency }
    }
}
