package import Services

/// Forecasts balances.
package protocol ForecastServiceProtocol: Sendable {
    /// The forecast of all accounts by day, from one snapshot.
    ///
    /// - Parameters:
    ///   - months: 1–12.
    ///   - whatIf: hypothetical amounts.
    /// - Throws: `ServiceError.rule` for other months, an amount in another currency than its account's, a day outside the next twelve months, or sums
    ///   that do not fit 64 bits; `.notFound` for an unknown account.
    func fetchForecast(months: Int, whatIf: [WhatIf]) async throws -> HouseholdForecast
}

extension DependencyContainer {
    package func forecasts() -> any ForecastServiceProtocol { service() }
}
