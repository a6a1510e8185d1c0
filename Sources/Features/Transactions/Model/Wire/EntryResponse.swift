package import Models
import WireModels

/// A transaction from the view of one own account.
package struct EntryResponse: Encodable {
    let id: ID<Transaction>
    let day: Day
    /// The name of the account.
    let account: String
    /// Credit is positive.
    let amount: DecimalAmount
    let currency: Currency
    let payee: String
    let note: String
    /// The category, or those of a split separated by commas; `transfer` for an account on the other side.
    let category: String
    let status: TransactionStatus
    /// The balance after the transaction; null in a filtered list.
    let balance: DecimalAmount?

    package init(_ entry: Entry) {
        id = entry.id
        day = entry.day
        account = entry.accountName
        amount = DecimalAmount(entry.amount)
        currency = entry.amount.currency
        payee = entry.payee
        note = entry.note
        category = entry.categoryText
        status = entry.status
        balance = entry.balance.map(DecimalAmount.init)
    }
}

extension Entry {
    /// The category, or those of a split separated by commas; `transfer` for an account on the other side.
    package var categoryText: String {
        counterparts.map { $0.role.isAccount ? "transfer" : $0.name }.uniqued().joined(separator: ", ")
    }
}
