import Models
import Storage

/// Finds the rate of a currency pair: stored, as the inverse of a stored rate, or through the euro.
struct RateLookup {
    private let rates: RateRepository

    init(_ connection: Connection, household: ID<Household>) {
        rates = RateRepository(connection, household: household)
    }

    /// The rate found for a day.
    struct Match {
        /// Nil if there is no rate.
        var quotient: RateQuotient?
        /// First day from which the result is the same as on the requested day: the newest day among the rates used.
        var since: Day

        fileprivate static let notFound = Match(quotient: nil, since: Day(number: .min))
    }

    /// - Throws: `MoneyError.overflow`.
    func quotient(from base: Currency, to quote: Currency, on day: Day) throws -> RateQuotient? {
        try find(from: base, to: quote, on: day).quotient
    }

    /// - Throws: `MoneyError.overflow`.
    func find(from base: Currency, to quote: Currency, on day: Day) throws -> Match {
        if base == quote { return Match(quotient: .one, since: Day(number: .min)) }
        let direct = try given(from: base, to: quote, on: day)
        guard direct.quotient == nil, let euro = Currency(code: "EUR"), base != euro, quote != euro else { return direct }
        let first = try given(from: base, to: euro, on: day)
        guard let toEuro = first.quotient else { return first }
        let second = try given(from: euro, to: quote, on: day)
        return Match(quotient: try second.quotient.map { try toEuro.times($0) }, since: max(first.since, second.since))
    }

    /// The newer of the rate and its inverse; the rate itself if both are of the same day.
    private func given(from base: Currency, to quote: Currency, on day: Day) throws -> Match {
        let direct = try rates.latest(from: base, to: quote, on: day)
        let reverse = try rates.latest(from: quote, to: base, on: day)
        guard let since = [direct?.day, reverse?.day].compactMap(\.self).max() else { return .notFound }
        if let direct, direct.day >= reverse?.day ?? direct.day { return Match(quotient: RateQuotient(direct), since: since) }
        return Match(quotient: reverse.flatMap { RateQuotient($0)?.inverse }, since: since)
    }
}
