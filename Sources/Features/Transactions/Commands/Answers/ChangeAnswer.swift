import CommandKit
import Localization
import Models
import Services
import TransactionsModel

/// A change of the ledger, and how to undo it.
struct ChangeAnswer: Answer {
    /// The past participle of the change: `Added`, `Changed`, `Deleted`.
    let participle: LocalizedText
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
        var sentence: LocalizedText {
            let sentence: LocalizedText = "\(from.amount.description) from \(from.name) to \(to.name)"
            return from.amount == to.amount ? sentence : "\(sentence), where \(to.amount.description) arrived"
        }
    }

    /// - Parameters:
    ///   - transactions: the changed transactions; nil: those of `change`.
    ///   - transfer: the transfer between own accounts, if it was one.
    init(_ participle: LocalizedText, _ change: LedgerChange, transactions: [ID<Transaction>]? = nil, transfer: Transfer? = nil) {
        self.transfer = transfer
        self.participle = participle
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
        let what: LocalizedText =
            transactions.count == 1
            ? .verbatim(transactions[0].description)
            : .plural(transactions.count, one: "1 transaction", other: "\(transactions.count) transactions")
        let sentence: LocalizedText = transfer.map { "\(participle) \(what): \($0.sentence)" } ?? "\(participle) \(what)"
        return style.line("\(sentence). Undo with: coffer undo \(change.description)")
    }
}
