package import Models
import WireModels

/// A transfer between own accounts.
package struct OwnTransferResponse: Encodable {
    /// The name of the account that is debited.
    let from: String
    /// The amount debited.
    let sent: DecimalAmount
    /// The name of the account that is credited.
    let to: String
    /// The amount credited.
    let received: DecimalAmount

    package init(from: (name: String, amount: Money), to: (name: String, amount: Money)) {
        self.from = from.name
        sent = DecimalAmount(from.amount)
        self.to = to.name
        received = DecimalAmount(to.amount)
    }
}
