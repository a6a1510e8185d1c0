import Ledger
import Localization
import Models
import Services
import Storage

/// Undoes the addition and the deletion of expected items.
extension ExpectedModule: Undoable {
    var actions: Set<AuditRecord.Action> { [.addExpected, .deleteExpected] }

    /// - Throws: `ServiceError.conflict` if it was undone already, or an added one was changed since.
    func undo(_ change: RecordedChange, in write: UnitOfWork) throws -> RecordedUndo {
        let items = ExpectedItemRepository(write.connection, household: write.household)
        guard var item = try change.item.flatMap({ try items.find($0) }), change.isOpen(for: item) else { throw ServiceError.conflict }
        item.isRemoved.toggle()
        guard try items.update(item) else { throw ServiceError.conflict }
        return item.isRemoved ? RecordedUndo(.deleteExpected, reference: item.id.description) : RecordedUndo(.addExpected)
    }

    func obstacles(to changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: LocalizedText] {
        let items = Dictionary(
            try ExpectedItemRepository(reading.connection, household: reading.household).all().map { ($0.id, $0) },
            uniquingKeysWith: { first, _ in first })
        return changes.obstacles { change in
            change.item.flatMap { items[$0] }.map(change.isOpen) == true ? nil : UndoReading.changedSince
        }
    }
}

extension RecordedChange {
    /// The added or deleted item.
    fileprivate var item: ID<ExpectedItem>? { ID(record.action == .addExpected ? record.target : reference) }

    /// Whether the item is unchanged since the change: as it was added, or deleted.
    fileprivate func isOpen(for item: ExpectedItem) -> Bool {
        record.action == .addExpected ? !item.isRemoved && item.revision == 1 : item.isRemoved
    }
}
