package import Models
import WireModels

/// An exchange rate in an export.
package struct ExchangeRateExport: Encodable {
    let base: Currency
    let quote: Currency
    let day: Day
    /// Units of `quote` for one unit of `base`, as an exact decimal.
    let rate: String
    let source: ExchangeRate.Source

    package init(_ rate: ExchangeRate) {
        base = rate.base
        quote = rate.quote
        day = rate.day
        self.rate = rate.rate.description
        source = rate.source
    }
}
