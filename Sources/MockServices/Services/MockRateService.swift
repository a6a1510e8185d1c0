package import Models
package import Services

/// Exchange rates of a made-up household.
package struct MockRateService: RateServiceProtocol {
    private let ledger: MockLedger

    package init(_ ledger: MockLedger) {
        self.ledger = ledger
    }

    package func rate(from base: Currency, to quote: Currency, on day: Day) async throws -> ExchangeRate? {
        try await ledger.read { $0.rate(from: base, to: quote, on: day) }
    }

    package func fetchRates(limit: Int) async throws -> [ExchangeRate] {
        try await ledger.read { state in
            let newest = state.rates.sorted { left, right in
                left.day == right.day ? (left.base, left.quote) < (right.base, right.quote) : left.day > right.day
            }
            return Array(newest.prefix(min(max(limit, 1), 500)))
        }
    }

    package func setRate(_ rate: ExchangeRate) async throws {
        try await ledger.write { state in
            guard rate.base != rate.quote else { throw ServiceError.rule("A rate is between two currencies") }
            guard rate.rate.mantissa > 0, rate.rate.scale <= 18 else { throw ServiceError.rule("A rate is above zero") }
            state.rates.removeAll { $0.day == rate.day && $0.base == rate.base && $0.quote == rate.quote }
            state.rates.append(rate)
            state.record(.setRates, "\(rate.base)/\(rate.quote)")
        }
    }

    /// No file is read: its rates are those that the household has, once more today.
    package func importECB(file: String) async throws -> Int {
        try await ledger.write { state in
            let known = state.rates.filter { $0.source == .ecb }
            let today = state.today
            state.rates += known.map { ExchangeRate(day: today, base: $0.base, quote: $0.quote, rate: $0.rate, source: .ecb) }
            state.record(.setRates, "\(known.count) rates of the ECB")
            return known.count
        }
    }

    package func total(of amounts: [Money], in currency: Currency, on day: Day) async throws -> ConvertedTotal {
        try await ledger.read { try $0.total(of: amounts, in: currency, on: day) }
    }
}
