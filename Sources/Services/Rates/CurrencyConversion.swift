package import Models

/// Converts and sums amounts in one currency.
package struct CurrencyConversion: Hashable, Sendable {
    /// The target currency.
    package let currency: Currency
    /// Rates by source currency; currencies without a rate are missing.
    private let rates: [Currency: RateQuotient]

    package init(into currency: Currency, rates: [Currency: RateQuotient] = [:]) {
        self.currency = currency
        self.rates = rates
    }

    /// A total: the sum of each currency is converted once. Currencies without a rate are omitted and named.
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

    /// A total like `total(of:)` that omits and names sums that do not fit 64 bits.
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

    /// The sums per currency, sorted by code, and the currencies whose sums do not fit 64 bits.
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

    /// The sums per currency, sorted by code.
    ///
    /// - Throws: `MoneyError.overflow`.
    static func sums(of amounts: some Sequence<Money>) throws(MoneyError) -> [Money] {
        var sums: [Currency: Money] = [:]
        for amount in amounts { sums[amount.currency] = try (sums[amount.currency] ?? .zero(amount.currency)) + amount }
        return sums.values.sorted { $0.currency < $1.currency }
    }
}
