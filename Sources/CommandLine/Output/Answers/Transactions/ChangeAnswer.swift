import Models
import Services
import WireModels

/// A change of the ledger, and how to undo it.
struct ChangeAnswer: Answer {

    /// The past participle of the change: `Added`, `Changed`, `Deleted`.
    let deed: String
    let change: ID<AuditRecord>
    let transactions: [ID<Transaction>]
    /// The transfer between own accounts; nil for other changes.
    let transfer: Transfer?

    /// Money that left one own account and reached another.
    struct Transfer {
        /// The amount debited, with the name of its account.
        var from: (name: String, amount: Money)
        /// The amount credited, with the name of its account.
        var to: (name: String, amount: Money)

        /// `200.00 EUR from Checking to Savings`, and the amount credited if it differs.
        var sentence: String {
            "\(from.amount) from \(from.name) to \(to.name)" + (from.amount == to.amount ? "" : ", where \(to.amount) arrived")
        }
    }

    /// - Parameters:
    ///   - transactions: the changed transactions; nil: those of `change`.
    ///   - transfer: the transfer between own accounts, if it was one.
    init(_ deed: String, _ change: LedgerChange, transactions: [ID<Transaction>]? = nil, transfer: Transfer? = nil) {
        self.transfer = transfer
        self.deed = deed
        self.change = change.id
        self.transactions = transactions ?? change.transactions.map(\.id)
    }

    var response: ChangeResponse {
        ChangeResponse(change, transactions: transactions, transfer: transfer.map { OwnTransferResponse(from: $0.from, to: $0.to) })
    }

    var csv: [[String]] {
        [["change", "transaction"]] + transactions.map { [change.description, $0.description] }
    }

    func table(style: TextStyle) -> String {
        let what = transactions.count == 1 ? transactions[0].description : "\(transactions.count) transactions"
        let direction = transfer.map { ": " + TerminalText.clean($0.sentence) } ?? ""
        return "\(deed) \(what)\(direction). Undo with: coffer undo \(change)\n"
    }
}
