package import Models

/// Exchange rates, one per day and currency pair.
package final class RateRepository: ScopedRepository {
    /// The latest rate of a currency pair on or before a day.
    package func latest(from base: Currency, to quote: Currency, on day: Day) throws -> ExchangeRate? {
        try connection.first(
            """
            SELECT day, mantissa, scale, source FROM exchange_rate
            WHERE household = $1 AND base = $2 AND quote = $3 AND day <= $4 ORDER BY day DESC LIMIT 1
            """, .id(household), .currency(base), .currency(quote), .day(day)
        ) { row in
            ExchangeRate(
                day: row.day(), base: base, quote: quote,
                rate: DecimalFigure(mantissa: row.integer(), scale: UInt8(clamping: row.integer())),
                source: try row.value("source"))
        }
    }

    /// The newest rates of all pairs, ordered by descending day, then by currencies.
    package func newest(_ limit: Int) throws -> [ExchangeRate] {
        try connection.all(
            "SELECT day, base, quote, mantissa, scale, source FROM exchange_rate WHERE household = $1 ORDER BY day DESC, base, quote LIMIT $2",
            .id(household), .int(limit), as: Self.rate)
    }

    /// The currency pairs that have rates, in the order of the key: few look-ups for each, however many days they have.
    package func pairs() throws -> [(base: Currency, quote: Currency)] {
        var pairs: [(base: Currency, quote: Currency)] = []
        while let next = try pair(after: pairs.last) { pairs.append(next) }
        return pairs
    }

    /// The next pair of the same base, else the first one of the next base. A comparison of both columns at once would read all days of
    /// the last pair.
    private func pair(after last: (base: Currency, quote: Currency)?) throws -> (base: Currency, quote: Currency)? {
        guard let last else {
            return try connection.first(
                "SELECT base, quote FROM exchange_rate WHERE household = $1 ORDER BY base, quote LIMIT 1", .id(household), as: Self.pair)
        }
        let sameBase = try connection.first(
            "SELECT base, quote FROM exchange_rate WHERE household = $1 AND base = $2 AND quote > $3 ORDER BY quote LIMIT 1",
            .id(household), .currency(last.base), .currency(last.quote), as: Self.pair)
        if let sameBase { return sameBase }
        return try connection.first(
            "SELECT base, quote FROM exchange_rate WHERE household = $1 AND base > $2 ORDER BY base, quote LIMIT 1", .id(household),
            .currency(last.base), as: Self.pair)
    }

    /// Calls a closure with each rate of some days, ordered by currencies and day.
    package func all(from: Day, until: Day, row body: (ExchangeRate) throws -> Void) throws {
        try connection.query(
            """
            SELECT day, base, quote, mantissa, scale, source FROM exchange_rate
            WHERE household = $1 AND day BETWEEN $2 AND $3 ORDER BY base, quote, day
            """, .id(household), .day(from), .day(until)
        ) { try body(try Self.rate(&$0)) }
    }

    /// Inserts a rate or replaces the rate of its day. A manual rate is replaced by manual rates only.
    package func save(_ rate: ExchangeRate) throws {
        try connection.execute(
            """
            INSERT INTO exchange_rate (household, base, quote, day, mantissa, scale, source) VALUES ($1, $2, $3, $4, $5, $6, $7)
            ON CONFLICT (household, base, quote, day) DO UPDATE
            SET mantissa = excluded.mantissa, scale = excluded.scale, source = excluded.source
            WHERE exchange_rate.source <> 'typed' OR excluded.source = 'typed'
            """, .id(household), .currency(rate.base), .currency(rate.quote), .day(rate.day), .integer(rate.rate.mantissa),
            .int(Int(rate.rate.scale)), .text(rate.source.rawValue))
    }

    private static func pair(_ row: inout Row) throws -> (base: Currency, quote: Currency) { (try row.currency(), try row.currency()) }

    private static func rate(_ row: inout Row) throws -> ExchangeRate {
        ExchangeRate(
            day: row.day(), base: try row.currency(), quote: try row.currency(),
            rate: DecimalFigure(mantissa: row.integer(), scale: UInt8(clamping: row.integer())), source: try row.value("source"))
    }
}
