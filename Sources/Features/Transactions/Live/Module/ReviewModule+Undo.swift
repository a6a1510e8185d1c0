import Ledger
import Localization
import Models
import Storage

/// Undoes confirmations: the categories are as before, and the transactions wait again.
extension ReviewModule: Undoable {
    var actions: Set<AuditRecord.Action> { [.confirmTransactions] }

    func undo(_ change: RecordedChange, in write: UnitOfWork) throws -> RecordedUndo {
        let image = try change.image(in: write)
        try GroupChange.all(in: image) { try write.undo($0) }
        let review = ReviewRepository(write.connection, household: write.household)
        try review.marks(in: image) { group in
            if try write.transactions.group(group) != nil { try review.insert(group) }
        }
        return RecordedUndo(.reopenReview)
    }

    func obstacles(to changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: LocalizedText] {
        changes.obstacles { $0.imageObstacle ?? reading.obstacle(to: $0.groups) }
    }
}
