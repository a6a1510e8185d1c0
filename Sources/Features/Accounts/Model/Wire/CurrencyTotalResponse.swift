package import Models
import WireModels

/// The sum of all balances in a currency.
package struct CurrencyTotalResponse: Encodable {
    let currency: Currency
    /// Null if it is too large.
    let balance: DecimalAmount?

    package init(currency: Currency, sum: Money?) {
        self.currency = currency
        balance = sum.map(DecimalAmount.init)
    }
}
