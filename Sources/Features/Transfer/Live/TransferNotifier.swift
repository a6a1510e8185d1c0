import Ledger
import Models
import ServiceKit
import TransferModel

/// Notifies members of the outcome of an order within the unit of work that causes it: those who see the entries of both its accounts, since the
/// notification names the recipient.
struct TransferNotifier {
    private let sender: NotificationSender

    init(_ write: UnitOfWork) {
        sender = NotificationSender(write)
    }

    /// Notifies all members of a confirmed order, except the one who confirmed it.
    ///
    /// - Parameter name: name of the recipient.
    func notifyConfirmed(_ transfer: Transfer, name: String) throws {
        guard transfer.transaction != nil else { return }
        try notify(transfer, name: name, to: .everybodyExcept(transfer.member))
    }

    /// Notifies all members of a due order.
    func notifyDue(_ transfer: Transfer, name: String) throws {
        try notify(transfer, name: name, to: .everybody)
    }

    /// Notifies all members of the end of a standing order.
    func notifyEnded(_ order: StandingOrder, name: String, on day: Day) throws {
        try sender.send(
            NotificationContent(
                kind: .standingOrderEnded, subject: name, amount: order.amount, day: day, object: ObjectReference(order.id)),
            key: "\(order.id)/ended", of: Self.accounts(order.source, order.destination))
    }

    private func notify(_ transfer: Transfer, name: String, to recipients: NotificationSender.Recipients) throws {
        let kind: NotificationKind
        switch transfer.status {
        case .completed: kind = .transferCompleted
        case .failed: kind = transfer.standingOrder == nil ? .transferFailed : .standingOrderFailed
        case .pending: kind = .transferAtTheBank
        case .initiated, .confirmed, .cancelled: return
        }
        try sender.send(
            NotificationContent(
                kind: kind, subject: name, amount: transfer.amount, day: transfer.day, detail: transfer.failure?.rawValue ?? "",
                object: ObjectReference(transfer.id)), key: "\(transfer.id)/\(transfer.status.rawValue)", to: recipients,
            of: Self.accounts(transfer.source, transfer.destination))
    }

    private static func accounts(_ source: ID<Account>, _ destination: TransferDestination) -> [ID<Account>] {
        [source] + (destination.account.map { [$0] } ?? [])
    }
}
