import Models
import Services
import WireModels

/// The balance of an account on a day.
struct AccountPositionResponse: Encodable {
    let id: ID<Account>
    let name: String
    let currency: Currency
    /// Null if it is too large.
    let balance: DecimalAmount?

    init(_ position: AccountPosition) {
        id = position.account.id
        name = position.account.name
        currency = position.account.currency
        balance = position.balance.map(DecimalAmount.init)
    }
}
