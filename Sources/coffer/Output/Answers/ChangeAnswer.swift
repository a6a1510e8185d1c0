import Models
import Services

/// What a write to the ledger did, and how to take it back.
struct ChangeAnswer: Answer {

    /// What was done: `Added`, `Changed`, `Deleted`.
    let deed: String
    let change: ID<AuditRecord>
    let transactions: [ID<Transaction>]

    /// - Parameter transactions: which ones it was about; nil: those that the change tells.
    init(_ deed: String, _ change: LedgerChange, transactions: [ID<Transaction>]? = nil) {
        self.deed = deed
        self.change = change.id
        self.transactions = transactions ?? change.transactions.map(\.id)
    }

    func writeJSON(to text: inout JSONText) {
        text.object { text in
            text.member("change", change.description)
            text.member("transactions", transactions.map(\.description))
        }
    }

    var csv: [[String]] {
        [["change", "transaction"]] + transactions.map { [change.description, $0.description] }
    }

    func table(style: TextStyle) -> String {
        let what = transactions.count == 1 ? transactions[0].description : "\(transactions.count) transactions"
        return "\(deed) \(what). Take it back with: coffer undo \(change)\n"
    }
}
