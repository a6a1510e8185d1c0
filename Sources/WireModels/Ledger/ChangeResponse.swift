package import Models

/// A change of the ledger, with the members of a transfer beside its own if it was one.
package struct ChangeResponse: Encodable {
    private let change: ID<AuditRecord>
    private let transactions: [ID<Transaction>]
    private let transfer: OwnTransferResponse?

    package init(_ change: ID<AuditRecord>, transactions: [ID<Transaction>], transfer: OwnTransferResponse?) {
        self.change = change
        self.transactions = transactions
        self.transfer = transfer
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(change, forKey: .change)
        try container.encode(transactions, forKey: .transactions)
        try transfer?.encode(to: encoder)
    }

    private enum CodingKeys: CodingKey {
        case change, transactions
    }
}
