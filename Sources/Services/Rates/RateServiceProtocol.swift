package import Models

/// What one currency was worth in another.
package protocol RateServiceProtocol: Sendable {
    /// The last rate on or before a day, also through its inverse or the euro; nil where none is known.
    func rate(from base: Currency, to quote: Currency, on day: Day) async throws -> ExchangeRate?
    /// The rates that are known, the newest day first; of one day by their currencies.
    ///
    /// - Parameter limit: 1–500.
    func fetchRates(limit: Int) async throws -> [ExchangeRate]
    func setRate(_ rate: ExchangeRate) async throws
    /// Reads the European Central Bank's `eurofxref` CSV and says how many rates it held.
    ///
    /// - Throws: `ServiceError.refusedFile`, `.missingInput`.
    func importECB(file: String) async throws -> Int
    /// A total in one currency; what has no rate is named and left out.
    func total(of amounts: [Money], in currency: Currency, on day: Day) async throws -> ConvertedTotal
}

/// A sum over several currencies.
package struct ConvertedTotal: Hashable, Sendable {
    package var total: Money
    /// The oldest day of a rate that was used; nil where none was needed.
    package var rateDay: Day?
    /// Currencies without a rate, left out.
    package var leftOut: [Currency]
    /// Currencies whose amounts do not add up to 64 bits, or are too large in the total's currency; left out.
    package var tooLarge: [Currency]

    package init(total: Money, rateDay: Day?, leftOut: [Currency], tooLarge: [Currency] = []) {
        self.total = total
        self.rateDay = rateDay
        self.leftOut = leftOut
        self.tooLarge = tooLarge
    }
}
