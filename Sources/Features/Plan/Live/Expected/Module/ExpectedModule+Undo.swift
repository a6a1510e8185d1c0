import Ledger
import Localization
import Models
import PlanModel
import Services
import Storage

/// Undoes the addition and the deletion of expected items.
extension ExpectedModule: Undoable {
    var actions: Set<AuditRecord.Action> { [.addExpected, .deleteExpected] }

    /// - Throws: `ServiceError.conflict` if it was undone already, or an added one was changed since.
    func undo(_ change: RecordedChange, in write: UnitOfWork) throws -> RecordedUndo {
        let items = ExpectedItemRepository(write.connection, household: write.household)
        guard var item = try change.unchangedRow(addedBy: .addExpected, items.find) else { throw ServiceError.conflict }
        item.isRemoved.toggle()
        guard try items.update(item) else { throw ServiceError.conflict }
        return item.isRemoved ? RecordedUndo(.deleteExpected, reference: item.id.description) : RecordedUndo(.addExpected)
    }

    func obstacles(to changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: LocalizedText] {
        let items = try ExpectedItemRepository(reading.connection, household: reading.household).all().byID
        return changes.obstacles { change in
            change.unchangedRow(addedBy: .addExpected) { items[$0] } == nil ? UndoReading.changedSince : nil
        }
    }
}
