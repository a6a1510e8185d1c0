import Models
import Services
import Storage

/// Notifies members of the outcome of an order within the unit of work that causes it.
struct TransferTelling {
    private let telling: NotificationTelling

    init(_ write: LedgerWrite) {
        telling = NotificationTelling(write)
    }

    /// Notifies all members of a confirmed order, except the one who confirmed it.
    ///
    /// - Parameter name: name of the recipient.
    func tellConfirmed(_ transfer: Transfer, name: String) throws {
        guard transfer.transaction != nil else { return }
        try tell(transfer, name: name, to: .everybodyBut(transfer.member))
    }

    /// Notifies all members of a due order.
    func tellDue(_ transfer: Transfer, name: String) throws {
        try tell(transfer, name: name, to: .everybody)
    }

    /// Notifies all members of the end of a standing order.
    func tellEnded(_ order: StandingOrder, name: String, on day: Day) throws {
        try telling.tell(
            NotificationContent(
                kind: .standingOrderEnded, subject: name, amount: order.amount, day: day, path: "/transfer/\(order.id)"),
            key: "\(order.id)/ended")
    }

    private func tell(_ transfer: Transfer, name: String, to audience: NotificationTelling.Audience) throws {
        let kind: NotificationKind
        switch transfer.status {
        case .completed: kind = .transferCompleted
        case .failed: kind = transfer.standingOrder == nil ? .transferFailed : .standingOrderFailed
        case .pending: kind = .transferAtTheBank
        case .initiated, .confirmed, .cancelled: return
        }
        try telling.tell(
            NotificationContent(
                kind: kind, subject: name, amount: transfer.amount, day: transfer.day, detail: transfer.failure?.rawValue ?? "",
                path: "/transfer/\(transfer.id)"), key: "\(transfer.id)/\(transfer.status.rawValue)", to: audience)
    }
}
