package import Models
package import Services

/// Manages exchange rates.
package protocol RateServiceProtocol: Sendable {
    /// The last rate on or before a day, also derived from the inverse rate or from rates against the euro; nil if unknown.
    func rate(from base: Currency, to quote: Currency, on day: Day) async throws -> ExchangeRate?
    /// The stored rates, newest day first, then by currencies.
    ///
    /// - Parameter limit: 1–500.
    func fetchRates(limit: Int) async throws -> [ExchangeRate]
    func setRate(_ rate: ExchangeRate) async throws
    /// Imports the European Central Bank's `eurofxref` CSV and returns the number of rates.
    ///
    /// - Throws: `ServiceError.refusedFile`, `.missingInput`.
    func importECB(file: String) async throws -> Int
    /// A total in one currency; currencies without a rate are omitted and named.
    func total(of amounts: [Money], in currency: Currency, on day: Day) async throws -> ConvertedTotal
}

extension DependencyContainer {
    package func rates() -> any RateServiceProtocol { service() }
}
