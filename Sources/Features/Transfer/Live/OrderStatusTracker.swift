import Ledger
import Models
import Storage
import TransferModel

/// The status of transfers follows their posted transactions.
extension TransfersModule: LedgerObserving {
    var usage: SQL { TransferRepository.postedUsage }

    func observer(of write: ObservedWrite) -> OrderStatusTracker { OrderStatusTracker(write) }
}

/// Updates the status of transfers with their posted transactions, which are authoritative. A statement line completes the
/// transfer, undoing the import makes it pending again; deleting the transaction cancels the transfer, undoing that restores it.
final class OrderStatusTracker: LedgerObserver {
    private let transfers: TransferRepository
    private let milliseconds: Int64

    init(_ write: ObservedWrite) {
        transfers = TransferRepository(write.connection, household: write.household)
        milliseconds = write.milliseconds
    }

    func restored(_ group: TransactionGroup) throws { try update(forGroup: group.id, to: group.status) }

    func replaced(_ old: TransactionGroup, with new: TransactionGroup) throws {
        if old.status != new.status { try update(forGroup: new.id, to: new.status) }
    }

    func removed(_ group: TransactionGroup) throws { try update(forGroup: group.id, to: nil) }

    /// Updates the transfer that posted a group.
    ///
    /// - Parameter status: the group's status; nil if it was removed.
    private func update(forGroup group: ID<Transaction>, to status: TransactionStatus?) throws {
        let (order, end): (TransferStatus, Int64?) =
            switch status {
            case .pending: (.pending, nil)
            case .completed: (.completed, milliseconds)
            case .failed: (.failed, milliseconds)
            case .cancelled, nil: (.cancelled, milliseconds)
            }
        try transfers.setStatus(order, endedAt: end, ofGroup: group)
    }
}
