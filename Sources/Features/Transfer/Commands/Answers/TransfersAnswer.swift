package import CommandKit
package import Localization
import Models
package import TransferModel

/// Transfers in the given order.
package struct TransfersAnswer: ListAnswer {
    package let rows: [TransferDetails]

    package init(rows: [TransferDetails]) {
        self.rows = rows
    }

    package var response: [TransferResponse] { rows.map(TransferResponse.init) }
    package let emptyText: LocalizedText = "No transfers. Order one with: coffer transfer --from NAME --to NAME --amount AMOUNT"

    package var columns: [Column<TransferDetails>] {
        [
            .csv("id") { .code($0.transfer.id) },
            .csv("reference") { .code($0.transfer.reference) },
            .csv("status") { .code($0.transfer.status.rawValue) },
            .csv("amount") { .amount($0.transfer.amount) },
            .table("DAY") { .code($0.transfer.day) },
            Column("from", "FROM", maximum: 24) { .text($0.source.name) },
            Column("to", "TO", maximum: 32) { .text($0.recipient) },
            .csv("day") { .code($0.transfer.day) },
            .table("AMOUNT", isRight: true) { .amount($0.transfer.amount) },
            .table("STATUS") { .code($0.transfer.status.rawValue, label: $0.transfer.status.displayName) },
            .table("REFERENCE") { .code($0.transfer.reference) },
            .table("ID", wraps: true) { .code($0.transfer.id, .faint) },
        ]
    }

    package func ending(style: TextStyle) -> String { rows.compactMap { Self.reason(of: $0, style: style) }.joined() }

    /// The reason why a transfer failed; nil for other transfers.
    static func reason(of details: TransferDetails, style: TextStyle) -> String? {
        guard let failure = details.transfer.failure else { return nil }
        return style.line("\(details.transfer.reference.description) to \(details.recipient) failed: \(failure.text)", .warning)
    }
}

/// A transfer that was ordered.
struct TransferAnswer: Answer {
    var transfer: TransferDetails

    var response: TransferResponse { TransferResponse(transfer) }
    var csv: [[String]] { TransfersAnswer(rows: [transfer]).csv }

    func table(style: TextStyle) -> String {
        let order = transfer.transfer
        if let reason = TransfersAnswer.reason(of: transfer, style: style) { return reason }
        let participle: LocalizedText =
            switch order.status {
            case .completed: "Transferred"
            case .pending where order.isSubmitted: "Ordered"
            case .pending: "Scheduled"
            case .initiated, .confirmed: "To be confirmed:"
            case .cancelled: "Cancelled:"
            case .failed: "Failed:"
            }
        let (amount, day, reference) = (order.amount.description, order.day.description, order.reference.description)
        let sentence = style.line("\(participle) \(amount) from \(transfer.source.name) to \(transfer.recipient) on \(day), \(reference)")
        guard order.isSubmitted else { return sentence }
        return sentence + style.line("Give it to your bank with: coffer payment-file \(order.id.description)")
    }
}
