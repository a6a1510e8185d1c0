import Ledger
import Localization
import Models
import Services
import Storage

/// Undoes the dismissal of transactions as one transfer, and the undo of it.
struct TransferDismissalUndo: Undoable {
    let actions: Set<AuditRecord.Action> = [.dismissTransfer, .offerTransfer]

    func undo(_ change: RecordedChange, in write: UnitOfWork) throws -> RecordedUndo {
        let dismissals = TransferDismissalRepository(write.connection, household: write.household)
        let wasDismissed = change.record.action == .dismissTransfer
        guard let pairs = DismissedTransfers(reference: change.reference), try Self.areUnchanged(pairs, wasDismissed, dismissals) else {
            throw ServiceError.conflict
        }
        for other in pairs.others {
            if wasDismissed {
                try dismissals.delete(pairs.transaction, other)
            } else {
                try dismissals.insert(pairs.transaction, other)
            }
        }
        return RecordedUndo(wasDismissed ? .offerTransfer : .dismissTransfer, reference: change.reference)
    }

    func obstacles(to changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: LocalizedText] {
        let dismissals = TransferDismissalRepository(reading.connection, household: reading.household)
        return try changes.obstacles { change in
            guard let pairs = DismissedTransfers(reference: change.reference),
                try Self.areUnchanged(pairs, change.record.action == .dismissTransfer, dismissals)
            else { return UndoReading.changedSince }
            return nil
        }
    }

    /// Whether all of the pairs are unchanged since the change.
    private static func areUnchanged(
        _ pairs: DismissedTransfers, _ areDismissed: Bool, _ dismissals: TransferDismissalRepository
    ) throws -> Bool {
        try pairs.others.allSatisfy { try dismissals.contains(pairs.transaction, $0) == areDismissed }
    }
}
