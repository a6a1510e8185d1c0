import Ledger
import Localization
import Models
import Services
import Storage

/// Undoes the deletion of expected items.
struct ExpectedUndo: Undoable {
    let actions: Set<AuditRecord.Action> = [.deleteExpected]

    /// - Throws: `ServiceError.conflict` if it was undone already.
    func undo(_ change: RecordedChange, in write: UnitOfWork) throws -> RecordedUndo {
        let items = ExpectedItemRepository(write.connection, household: write.household)
        guard var item = try ID<ExpectedItem>(change.reference).flatMap({ try items.find($0) }), item.isRemoved else {
            throw ServiceError.conflict
        }
        item.isRemoved = false
        guard try items.update(item) else { throw ServiceError.conflict }
        return RecordedUndo(.addExpected)
    }

    func obstacles(to changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: LocalizedText] {
        let items = Dictionary(
            try ExpectedItemRepository(reading.connection, household: reading.household).all().map { ($0.id, $0) },
            uniquingKeysWith: { first, _ in first })
        return changes.obstacles { change in
            let item = ID<ExpectedItem>(change.reference).flatMap { items[$0] }
            return item?.isRemoved == true ? nil : UndoReading.changedSince
        }
    }
}
