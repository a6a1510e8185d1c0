import Ledger
import Localization
import Models
import Services
import Storage

/// Undoes the addition and the removal of files of transactions.
struct AttachmentUndo: Undoable {
    let actions: Set<AuditRecord.Action> = [.attach, .detach]

    func undo(_ change: RecordedChange, in write: UnitOfWork) throws -> RecordedUndo {
        let attachments = AttachmentRepository(write.connection, household: write.household)
        guard let id = Int64(change.reference), let attachment = try attachments.find(id) else { throw ServiceError.conflict }
        let isAttached = change.record.action == .attach
        guard attachment.isDeleted != isAttached, try write.transactions.group(attachment.group) != nil else {
            throw ServiceError.conflict
        }
        try attachments.setDeleted(id, isAttached)
        return RecordedUndo(isAttached ? .detach : .attach, reference: change.reference)
    }

    func obstacles(to changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: LocalizedText] {
        let files = try AttachmentRepository(reading.connection, household: reading.household).records(
            changes.compactMap { Int64($0.reference) })
        let revisions = try TransactionRepository(reading.connection, household: reading.household).revisions(of: files.values.map(\.group))
        return changes.obstacles { change in
            guard let file = Int64(change.reference).flatMap({ files[$0] }), file.isDeleted != (change.record.action == .attach),
                revisions[file.group] != nil
            else { return "Its transaction or file was deleted since" }
            return nil
        }
    }
}
