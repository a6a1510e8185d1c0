import Models
import WireModels

/// A transfer with the names of both sides.
package struct TransferResponse: Encodable {
    let id: ID<Transfer>
    let reference: TransferReference
    let status: TransferStatus
    /// The amount debited.
    let amount: DecimalAmount
    /// The name of the own account that is debited.
    let from: String
    /// The name of the recipient or of the own account.
    let to: String
    let day: Day

    package init(_ details: TransferDetails) {
        let transfer = details.transfer
        id = transfer.id
        reference = transfer.reference
        status = transfer.status
        amount = DecimalAmount(transfer.amount)
        from = details.source.name
        to = details.recipient
        day = transfer.day
    }
}
