import Models
import Storage

/// Finds the rate of a pair: given, through its inverse, or through the euro.
struct RateLookup {
    private let rates: RateRepository

    init(_ connection: Connection, household: ID<Household>) {
        rates = RateRepository(connection, household: household)
    }

    /// - Throws: `MoneyError.overflow`.
    func quotient(from base: Currency, to quote: Currency, on day: Day) throws -> RateQuotient? {
        if base == quote { return .one }
        if let direct = try given(from: base, to: quote, on: day) { return direct }
        guard let euro = Currency(code: "EUR"), base != euro, quote != euro, let first = try given(from: base, to: euro, on: day),
            let second = try given(from: euro, to: quote, on: day)
        else { return nil }
        return try first.times(second)
    }

    /// The newer of the rate and its inverse; the rate itself where both are of one day.
    private func given(from base: Currency, to quote: Currency, on day: Day) throws -> RateQuotient? {
        let direct = try rates.latest(from: base, to: quote, on: day)
        let reverse = try rates.latest(from: quote, to: base, on: day)
        if let direct, direct.day >= reverse?.day ?? direct.day { return RateQuotient(direct) }
        return reverse.flatMap { RateQuotient($0)?.inverse }
    }
}
