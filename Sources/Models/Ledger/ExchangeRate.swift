/// What one unit of a currency was worth in another on a day, exact as it was given.
public struct ExchangeRate: Hashable, Sendable {
    /// Where a rate is from; the words are kept in the database.
    public enum Source: String, Hashable, Sendable {
        /// From a change of currency in the ledger.
        case ledger
        case typed
        /// The European Central Bank's reference rates.
        case ecb
    }

    /// The day on which it held.
    public var day: Day
    /// The currency of which there is one unit.
    public var base: Currency
    /// The currency in which it is told.
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
}
