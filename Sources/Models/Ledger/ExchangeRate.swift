/// The value of one unit of a currency in another on a day, exactly as given.
public struct ExchangeRate: Hashable, Sendable {
    /// The source of a rate. The raw values are stored in the database.
    public enum Source: String, Hashable, Sendable {
        /// From a currency exchange in the ledger.
        case ledger
        case typed
        /// The European Central Bank's reference rates.
        case ecb
    }

    /// The day on which it was valid.
    public var day: Day
    /// The currency of the single unit.
    public var base: Currency
    /// The currency of the value.
    public var quote: Currency
    /// Units of `quote` for one unit of `base`; above zero.
    public var rate: DecimalFigure
    public var source: Source

    public init(day: Day, base: Currency, quote: Currency, rate: DecimalFigure, source: Source) {
        self.day = day
        self.base = base
        self.quote = quote
        self.rate = rate
        self.source = source
    }

    /// Whether the rate is between a billionth and a billion, the range for which amounts and totals can be converted (`AmountLimit`).
    package var isInRange: Bool {
        guard rate.mantissa > 0, rate.scale <= 18 else { return false }
        var power: Int128 = 1
        for _ in 0..<rate.scale { power *= 10 }
        let billion: Int128 = 1_000_000_000
        return Int128(rate.mantissa) * billion >= power && Int128(rate.mantissa) <= billion * power
    }

    /// The rate at which one amount was exchanged for another, with at most `digits` significant digits; nil where there is none.
    ///
    /// - Parameters:
    ///   - paid: above zero, like `received`.
    ///   - digits: 1–15.
    package init?(from paid: Money, to received: Money, on day: Day, digits: Int = 15) {
        guard paid.minorUnits > 0, received.minorUnits > 0, paid.currency != received.currency else { return nil }
        let numerator = Int128(received.minorUnits) * Int128(paid.currency.minorUnitsPerMajor)
        let denominator = Int128(paid.minorUnits) * Int128(received.currency.minorUnitsPerMajor)
        guard let figure = DecimalFigure(numerator, over: denominator, digits: digits) else { return nil }
        self.init(day: day, base: paid.currency, quote: received.currency, rate: figure, source: .ledger)
    }
}
