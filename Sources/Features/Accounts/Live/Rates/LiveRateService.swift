import AccountsModel
import Ledger
import Models
import ServiceKit
import Services
import Storage

/// The household's exchange rates.
struct LiveRateService: RateServiceProtocol {
    let context: ServiceContext

    func rate(from base: Currency, to quote: Currency, on day: Day) async throws -> ExchangeRate? {
        try await context.read { connection in
            if base == quote {
                return ExchangeRate(day: day, base: base, quote: quote, rate: DecimalFigure(mantissa: 1, scale: 0), source: .typed)
            }
            let lookup = RateLookup(connection, household: context.household.id)
            guard let quotient = try lookup.quotient(from: base, to: quote, on: day), let figure = quotient.figure else { return nil }
            return ExchangeRate(day: quotient.day ?? day, base: base, quote: quote, rate: figure, source: quotient.source)
        }
    }

    func fetchRates(limit: Int) async throws -> [ExchangeRate] {
        try await context.read { try RateRepository($0, household: context.household.id).newest(min(max(limit, 1), 500)) }
    }

    func setRate(_ rate: ExchangeRate) async throws {
        try await context.write([.rates]) { write in
            guard rate.base != rate.quote else { throw ServiceError.rule(.rateCurrencySame) }
            guard rate.rate.mantissa > 0, rate.rate.scale <= 18 else { throw ServiceError.rule(.rateNotPositive) }
            guard rate.isInRange else { throw ServiceError.rule(.rateOutOfRange) }
            var rate = rate
            rate.day = try TextRule.day(rate.day)
            try RateRepository(write.connection, household: write.household).save(rate)
            try write.record(.setRates, subject: "\(rate.base)/\(rate.quote)")
        }
    }

    func importECB(file: String) async throws -> Int {
        try context.requireWriter()
        let rates = try ECBRateFile.read(file)
        return try await context.write([.rates]) { write in
            let repository = RateRepository(write.connection, household: write.household)
            for rate in rates { try repository.save(rate) }
            try write.record(.setRates, subject: AuditRecord.subject(ofRates: rates.count))
            return rates.count
        }
    }

    func total(of amounts: [Money], in currency: Currency, on day: Day) async throws -> ConvertedTotal {
        try await context.read { connection in
            try RateTotals(connection, household: context.household.id, in: currency, on: day).total(of: amounts)
        }
    }
}
