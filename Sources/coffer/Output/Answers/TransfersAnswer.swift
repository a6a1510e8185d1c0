import Localization
import Models
import Services

/// Transfers in the given order.
struct TransfersAnswer: Answer {

    var transfers: [TransferDetails]

    func writeJSON(to text: inout JSONText) {
        text.array(transfers) { Self.write($1, to: &$0) }
    }

    /// Writes one transfer as a JSON object.
    static func write(_ details: TransferDetails, to text: inout JSONText) {
        let transfer = details.transfer
        text.object { text in
            text.member("id", transfer.id.description)
            text.member("reference", transfer.reference.description)
            text.member("status", transfer.status.rawValue)
            text.member("amount", transfer.amount.decimalText)
            text.member("from", details.source.name)
            text.member("to", details.recipient)
            text.member("day", transfer.day.description)
        }
    }

    var csv: [[String]] {
        [["id", "reference", "status", "amount", "from", "to", "day"]]
            + transfers.map { details in
                let transfer = details.transfer
                return [
                    transfer.id.description, transfer.reference.description, transfer.status.rawValue, transfer.amount.decimalText,
                    CSVCell.guarded(details.source.name), CSVCell.guarded(details.recipient), transfer.day.description,
                ]
            }
    }

    func table(style: TextStyle) -> String {
        guard !transfers.isEmpty else { return "No transfers. Order one with: coffer transfer --from NAME --to NAME --amount AMOUNT\n" }
        var table = Table([
            .init(title: "DAY"), .init(title: "FROM", maximum: 24), .init(title: "TO", maximum: 32), .init(title: "AMOUNT", isRight: true),
            .init(title: "STATUS"), .init(title: "REFERENCE"), .init(title: "ID"),
        ])
        for details in transfers {
            let transfer = details.transfer
            table.add([
                .init(transfer.day.description), .init(details.source.name), .init(details.recipient),
                .init(transfer.amount.description), .init(transfer.status.rawValue), .init(transfer.reference.description),
                .init(transfer.id.description, .faint),
            ])
        }
        return table.text(style: style) + transfers.compactMap { Self.reason(of: $0, style: style) }.joined()
    }

    /// The reason why a transfer failed; nil for other transfers.
    static func reason(of details: TransferDetails, style: TextStyle) -> String? {
        guard let failure = details.transfer.failure else { return nil }
        let text = TerminalText.clean("\(details.transfer.reference) to \(details.recipient) failed: \(failure.text.english)")
        return style.painted(text, .warning) + "\n"
    }
}

/// A transfer that was ordered.
struct TransferAnswer: Answer {

    var transfer: TransferDetails

    func writeJSON(to text: inout JSONText) { TransfersAnswer.write(transfer, to: &text) }
    var csv: [[String]] { TransfersAnswer(transfers: [transfer]).csv }

    func table(style: TextStyle) -> String {
        let order = transfer.transfer
        if let reason = TransfersAnswer.reason(of: transfer, style: style) { return reason }
        let deed =
            switch order.status {
            case .completed: "Transferred"
            case .pending where order.isSubmitted: "Ordered"
            case .pending: "Scheduled"
            case .initiated, .confirmed: "To be confirmed:"
            case .cancelled: "Cancelled:"
            case .failed: "Failed:"
            }
        let sentence = "\(deed) \(order.amount) from \(transfer.source.name) to \(transfer.recipient) on \(order.day), \(order.reference)"
        let hint = order.isSubmitted ? "Give it to your bank with: coffer payment-file \(order.id)\n" : ""
        return TerminalText.clean(sentence) + "\n" + hint
    }
}
