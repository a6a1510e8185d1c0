import Ledger
import Localization
import Models
import PeopleModel
import ServiceKit
import Services

/// Undoes the dismissal of a transaction as a settlement, and the undo of it.
struct SettlementDismissalUndo: ServiceModule, Undoable {
    let actions: Set<AuditRecord.Action> = [.dismissSettlement, .offerSettlement]

    func undo(_ change: RecordedChange, in write: UnitOfWork) throws -> RecordedUndo {
        let offers = SettlementOfferRepository(write.connection, household: write.household)
        let wasDismissed = change.record.action == .dismissSettlement
        guard let id = Int64(change.reference).map({ ID<Transaction>(rawValue: $0) }), try offers.isDismissed(id) == wasDismissed else {
            throw ServiceError.conflict
        }
        if wasDismissed { try offers.offerAgain(id) } else { try offers.dismiss(id) }
        return RecordedUndo(wasDismissed ? .offerSettlement : .dismissSettlement, reference: change.reference)
    }

    func obstacles(to changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: LocalizedText] {
        let dismissed = try SettlementOfferRepository(reading.connection, household: reading.household).dismissed()
        return changes.obstacles { change in
            guard let id = Int64(change.reference).map({ ID<Transaction>(rawValue: $0) }),
                dismissed.contains(id) == (change.record.action == .dismissSettlement)
            else { return UndoReading.changedSince }
            return nil
        }
    }
}
