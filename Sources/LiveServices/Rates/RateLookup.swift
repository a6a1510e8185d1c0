import Models
import Storage

/// Finds the rate of a currency pair: stored, as the inverse of a stored rate, or through the euro.
struct RateLookup {
    private let rates: RateRepository

    init(_ connection: Connection, household: ID<Household>) {
        rates = RateRepository(connection, household: household)
    }

    /// The rate found for a day.
    struct Finding {
        /// Nil if there is no rate.
        var quotient: RateQuotient?
        /// First day from which the result is the same as on the requested day: the newest day among the rates used.
        var since: Day

        fileprivate static let nothing = Finding(quotient: nil, since: Day(number: .min))
    }

    /// - Throws: `MoneyError.overflow`.
    func quotient(from base: Currency, to quote: Currency, on day: Day) throws -> RateQuotient? {
        try find(from: base, to: quote, on: day).quotient
    }

    /// - Throws: `MoneyError.overflow`.
    func find(from base: Currency, to quote: Currency, on day: Day) throws -> Finding {
        if base == quote { return Finding(quotient: .one, since: Day(number: .min)) }
        let direct = try given(from: base, to: quote, on: day)
        guard direct.quotient == nil, let euro = Currency(code: "EUR"), base != euro, quote != euro else { return direct }
        let first = try given(from: base, to: euro, on: day)
        guard let toEuro = first.quotient else { return first }
        let second = try given(from: euro, to: quote, on: day)
        return Finding(quotient: try second.quotient.map { try toEuro.times($0) }, since: max(first.since, second.since))
    }

    /// The newer of the rate and its inverse; the rate itself if both are of the same day.
    private func given(from base: Currency, to quote: Currency, on day: Day) throws -> Finding {
        let direct = try rates.latest(from: base, to: quote, on: day)
        let reverse = try rates.latest(from: quote, to: base, on: day)
        guard let since = [direct?.day, reverse?.day].compactMap(\.self).max() else { return .nothing }
        if let direct, direct.day >= reverse?.day ?? direct.day { return Finding(quotient: RateQuotient(direct), since: since) }
        return Finding(quotient: reverse.flatMap { RateQuotient($0)?.inverse }, since: since)
    }
}
