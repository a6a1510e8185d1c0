import Models
import Services
import Storage

/// Tells members what became of an order, inside the write in which it happened.
struct TransferTelling {
    private let telling: NotificationTelling

    init(_ write: LedgerWrite) {
        telling = NotificationTelling(write)
    }

    /// Tells of an order that a person confirmed: everybody but them.
    ///
    /// - Parameter name: whom or what the money goes to.
    func tellConfirmed(_ transfer: Transfer, name: String) throws {
        guard transfer.transaction != nil else { return }
        try tell(transfer, name: name, to: .everybodyBut(transfer.member))
    }

    /// Tells everybody of an order whose day has come.
    func tellDue(_ transfer: Transfer, name: String) throws {
        try tell(transfer, name: name, to: .everybody)
    }

    /// Tells everybody that an order returns no more.
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
