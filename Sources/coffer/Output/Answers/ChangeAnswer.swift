import Models
import Services

/// What a write to the ledger did, and how to take it back.
struct ChangeAnswer: Answer {

    /// What was done: `Added`, `Changed`, `Deleted`.
    let deed: String
    let change: ID<AuditRecord>
    let transactions: [ID<Transaction>]
    /// Which way money went between own accounts; nil where it was no transfer.
    let transfer: Transfer?

    /// Money that left one own account and reached another.
    struct Transfer {
        /// What left, with the name of its account.
        var from: (name: String, amount: Money)
        /// What arrived, with the name of its account.
        var to: (name: String, amount: Money)

        /// `200.00 EUR from Checking to Savings`, and what arrived where that is another amount.
        var sentence: String {
            "\(from.amount) from \(from.name) to \(to.name)" + (from.amount == to.amount ? "" : ", where \(to.amount) arrived")
        }
    }

    /// - Parameters:
    ///   - transactions: which ones it was about; nil: those that the change tells.
    ///   - transfer: which way money went between own accounts.
    init(_ deed: String, _ change: LedgerChange, transactions: [ID<Transaction>]? = nil, transfer: Transfer? = nil) {
        self.transfer = transfer
        self.deed = deed
        self.change = change.id
        self.transactions = transactions ?? change.transactions.map(\.id)
    }

    func writeJSON(to text: inout JSONText) {
        text.object { text in
            text.member("change", change.description)
            text.member("transactions", transactions.map(\.description))
            guard let transfer else { return }
            text.member("from", transfer.from.name)
            text.member("sent", transfer.from.amount.decimalText)
            text.member("to", transfer.to.name)
            text.member("received", transfer.to.amount.decimalText)
        }
    }

    var csv: [[String]] {
        [["change", "transaction"]] + transactions.map { [change.description, $0.description] }
    }

    func table(style: TextStyle) -> String {
        let what = transactions.count == 1 ? transactions[0].description : "\(transactions.count) transactions"
        let way = transfer.map { ": " + TerminalText.clean($0.sentence) } ?? ""
        return "\(deed) \(what)\(way). Undo with: coffer undo \(change)\n"
    }
}
