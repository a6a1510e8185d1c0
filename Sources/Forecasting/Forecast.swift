package import Models

/// The forecast of some accounts.
package struct Forecast: Hashable, Sendable {
    package var lines: [ID<Account>: ForecastLine]
    /// The sum of the accounts of each currency.
    package var totals: [Currency: ForecastLine]
    /// Scheduled items by day, card bills with the expected debt; overdue ones are on today.
    package var items: [ForecastItem]
}
