package import Localization
package import Models
import Services
import Storage

/// Undoes a change of whom an account belongs to and how it is shared.
package struct AccountSharingUndo: Undoable {
    /// Undoes changes of the ownership of accounts.
    package init() {}

    package var actions: Set<AuditRecord.Action> { [.shareAccount] }

    /// - Throws: `ServiceError.conflict` if it was changed since; `.unauthorized` if the member may not; `.rule` if the owner of before is no
    ///   member any more.
    package func undo(_ change: RecordedChange, in write: UnitOfWork) throws -> RecordedUndo {
        guard let ownership = OwnershipChange(reference: change.reference), let id = ID<Account>(change.record.target) else {
            throw ServiceError.rule(.changeNotUndoable)
        }
        let record = try write.account(id)
        guard AccountOwnership(record) == ownership.after else { throw ServiceError.conflict }
        try write.requireOwnershipChange(of: record, to: ownership.before.owner)
        try write.setOwnership(of: record, to: ownership.before)
        return RecordedUndo(.shareAccount, reference: ownership.reversed.reference)
    }

    package func permits(_ change: RecordedChange, in reading: UndoReading) -> Bool {
        guard let ownership = OwnershipChange(reference: change.reference) else { return true }
        return ownership.after.mayChange(to: ownership.before.owner, by: reading.member)
    }

    package func obstacles(to changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: LocalizedText] {
        changes.obstacles { change in
            guard let ownership = OwnershipChange(reference: change.reference), let id = ID<Account>(change.record.target),
                let record = reading.ledgerAccounts[LedgerAccountID(id)], AccountOwnership(record) == ownership.after
            else { return UndoReading.changedSince }
            return nil
        }
    }
}
