package import Models
import WireModels

/// A change of the ledger, with the members of a transfer beside its own if it was one.
package struct ChangeResponse: Encodable {
    private let change: ID<AuditRecord>
    private let transactions: [ID<Transaction>]
    private let transfer: InlineMembers<OwnTransferResponse>

    package init(_ change: ID<AuditRecord>, transactions: [ID<Transaction>], transfer: OwnTransferResponse?) {
        self.change = change
        self.transactions = transactions
        self.transfer = InlineMembers(transfer)
    }
}
