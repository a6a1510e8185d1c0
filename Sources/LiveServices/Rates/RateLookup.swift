import Models
import Storage

/// Finds the rate of a pair: given, through its inverse, or through the euro.
struct RateLookup {
    private let rates: RateRepository

    init(_ connection: Connection, household: ID<Household>) {
        rates = RateRepository(connection, household: household)
    }

    /// What was found for a day.
    struct Finding {
        /// Nil where there is no rate.
        var quotient: RateQuotient?
        /// From when on the answer is the same as on the day that was asked for: the newest day of the rates that were looked at.
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

    /// The newer of the rate and its inverse; the rate itself where both are of one day.
    private func given(from base: Currency, to quote: Currency, on day: Day) throws -> Finding {
        let direct = try rates.latest(from: base, to: quote, on: day)
        let reverse = try rates.latest(from: quote, to: base, on: day)
        guard let since = [direct?.day, reverse?.day].compactMap(\.self).max() else { return .nothing }
        if let direct, direct.day >= reverse?.day ?? direct.day { return Finding(quotient: RateQuotient(direct), since: since) }
        return Finding(quotient: reverse.flatMap { RateQuotient($0)?.inverse }, since: since)
    }
}
