package import Models

/// Exchange rates, one for each day and pair.
package struct RateRepository {
    let connection: Connection
    let household: ID<Household>

    /// The household's rows, for as long as the read or write that the connection belongs to.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// The last rate of a pair on or before a day, as it was given.
    package func latest(from base: Currency, to quote: Currency, on day: Day) throws -> ExchangeRate? {
        try connection.first(
            """
            SELECT day, mantissa, scale, source FROM exchange_rate
            WHERE household = $1 AND base = $2 AND quote = $3 AND day <= $4 ORDER BY day DESC LIMIT 1
            """, .id(household), .currency(base), .currency(quote), .day(day)
        ) { row in
            ExchangeRate(
                day: row.day(0), base: base, quote: quote,
                rate: DecimalFigure(mantissa: row.integer(1), scale: UInt8(clamping: row.integer(2))),
                source: try row.value(3, "source"))
        }
    }

    /// Rates of all pairs, the newest day first; of one day by their currencies.
    package func newest(_ limit: Int) throws -> [ExchangeRate] {
        try connection.all(
            """
            SELECT base, quote, day, mantissa, scale, source FROM exchange_rate
            WHERE household = $1 ORDER BY day DESC, base, quote LIMIT $2
            """, .id(household), .int(limit)
        ) { row in
            ExchangeRate(
                day: row.day(2), base: try row.currency(0), quote: try row.currency(1),
                rate: DecimalFigure(mantissa: row.integer(3), scale: UInt8(clamping: row.integer(4))),
                source: try row.value(5, "source"))
        }
    }

    /// Keeps a rate in the place of an earlier one of its day. What a person typed is only replaced by what a person types.
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
}
