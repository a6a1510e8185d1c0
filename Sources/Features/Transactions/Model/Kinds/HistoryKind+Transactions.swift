package import Localization
package import Models
package import Services

extension HistoryKind {
    /// Changes of transactions, their review and their files.
    package static let transactions = HistoryKind(
        "transactions", "Transactions", precedence: -2,
        [
            .add: "Added",
            .edit: "Changed",
            .split: "Split",
            .delete: "Deleted",
            .undo: "Undone",
            .joinTransactions: "Joined into a transfer",
            .separateTransactions: "Separated again",
            .dismissTransfer: "Not a transfer",
            .offerTransfer: "Suggested as a transfer",
            .applyRules: "Rules applied",
            .confirmTransactions: "Confirmed",
            .reopenReview: "To be confirmed again",
            .attach: "File attached",
            .detach: "File removed",
        ])
}

extension AuditRecord {
    /// The subject of a change of transactions: their number, or a payee of the program's own.
    package var transactionSubject: LocalizedText? {
        if let count = count(of: "transactions") ?? (subject == "1 transaction" ? 1 : nil) {
            return .plural(count, one: "1 transaction", other: "\(count) transactions")
        }
        return switch action {
        case .add, .edit, .split, .delete, .undo: SystemPayee(rawValue: subject)?.text
        default: nil
        }
    }

    /// The subject of a change of several transactions.
    package static func subject(ofTransactions count: Int) -> String { count == 1 ? "1 transaction" : "\(count) transactions" }
}
