import Ledger
import Localization
import Models
import PeopleLive
import Services
import Storage

/// Undoes the addition and the removal of files of transactions and expenses.
extension AttachmentsModule: Undoable {
    var actions: Set<AuditRecord.Action> { [.attach, .detach] }

    func undo(_ change: RecordedChange, in write: UnitOfWork) throws -> RecordedUndo {
        let attachments = AttachmentRepository(write.connection, household: write.household)
        guard let id = Int64(change.reference), let attachment = try attachments.find(id) else { throw ServiceError.conflict }
        let isAttached = change.record.action == .attach
        guard attachment.isDeleted != isAttached, try attachment.owner.exists(on: write.connection, household: write.household) else {
            throw ServiceError.conflict
        }
        try attachments.setDeleted(id, isAttached)
        return RecordedUndo(isAttached ? .detach : .attach, reference: change.reference)
    }

    func obstacles(to changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: LocalizedText] {
        let files = try AttachmentRepository(reading.connection, household: reading.household).records(
            changes.compactMap { Int64($0.reference) })
        let transactions = try TransactionRepository(reading.connection, household: reading.household).revisions(
            of: files.values.compactMap(\.transaction))
        let expenses = try AttachedExpenses(reading.connection, household: reading.household).known(files.values.compactMap(\.expense))
        return changes.obstacles { change in
            guard let file = Int64(change.reference).flatMap({ files[$0] }), file.isDeleted != (change.record.action == .attach),
                file.transaction.map({ transactions[$0] != nil }) ?? file.expense.map(expenses.contains) ?? false
            else { return "What it was attached to, or the file itself, was deleted since" }
            return nil
        }
    }
}

extension AttachmentRecord {
    fileprivate var transaction: ID<Transaction>? {
        if case .transaction(let id) = owner { id } else { nil }
    }

    fileprivate var expense: Int64? {
        if case .object(let id) = owner { id } else { nil }
    }
}
