import Models
import Services
import Storage

/// Undoes a recorded change, unless newer changes conflict with it.
struct LedgerUndo {
    private let write: UnitOfWork

    init(_ write: UnitOfWork) {
        self.write = write
    }

    /// - Throws: `ServiceError.notFound`; `.conflict` if one of its transactions was changed since; `.rule` for changes that cannot be
    ///   undone.
    func undo(_ id: ID<AuditRecord>) throws {
        guard let (record, image) = try write.audit.find(id) else { throw ServiceError.notFound }
        guard !record.isUndone else { throw ServiceError.rule(.changeUndone) }
        guard record.action.isUndoable else { throw ServiceError.rule(.changeNotUndoable) }
        if record.action == .attach || record.action == .detach { return try undoAttachment(record, image) }
        if let done = try CardUndo(write).undo(record.action, image) ?? SavingsUndo(write).undo(record.action, image) {
            try write.audit.markUndone(id)
            try write.record(done, subject: record.subject, image: done.isUndoable ? image : "")
            return
        }
        if let restored = try restore(record.action, image) {
            try write.audit.markUndone(id)
            try write.record(restored, subject: record.subject)
            return
        }
        let changes = try GroupChange.decode(image)
        let done = try changes.map { try undo($0) }
        try write.audit.markUndone(id)
        try write.record(.undo, subject: record.subject, image: try GroupChange.encode(done))
    }

    /// Restores a deletion or merge; returns the action to record, or nil for other changes.
    private func restore(_ action: AuditRecord.Action, _ image: String) throws -> AuditRecord.Action? {
        switch action {
        case .deleteAccount, .mergeAccounts, .mergeCategories, .deleteRule:
            // Older versions recorded these changes without an image.
            guard !image.isEmpty else { throw ServiceError.rule(.changeNotUndoable) }
        default: return nil
        }
        let undo = try RemovalUndo(write, image: image)
        switch action {
        case .deleteRule:
            try undo.restoreRule()
            return .restoreRule
        case .mergeCategories:
            try undo.restoreCategory()
            return .restoreCategory
        default:
            try undo.restoreAccount()
            return .restoreAccount
        }
    }

    private func undoAttachment(_ record: AuditRecord, _ image: String) throws {
        let attachments = AttachmentRepository(write.connection, household: write.household)
        guard let id = Int64(image), let attachment = try attachments.find(id) else { throw ServiceError.conflict }
        let isAttached = record.action == .attach
        guard attachment.isDeleted != isAttached, try write.transactions.group(attachment.group) != nil else {
            throw ServiceError.conflict
        }
        try attachments.setDeleted(id, isAttached)
        try write.audit.markUndone(record.id)
        try write.record(isAttached ? .detach : .attach, subject: record.subject, image: image)
    }

    /// Restores a transaction to its state before a change.
    ///
    /// - Parameter keepsRevision: whether a removed transaction gets its former revision, because it is restored unchanged.
    /// - Throws: `ServiceError.conflict` if it was changed since, or if one of its accounts does not exist any more.
    func undo(_ change: GroupChange, keepsRevision: Bool = false) throws -> GroupChange {
        let current = try write.transactions.group(ID(rawValue: change.id))
        guard current?.revision ?? 0 == change.newRevision else { throw ServiceError.conflict }
        guard let image = change.before else {
            guard let current else { throw ServiceError.conflict }
            return try write.remove(current)
        }
        var before = try image.group()
        for ledgerAccount in Set(before.parts.flatMap { [$0.source, $0.destination] }) {
            // The account may have been deleted or merged since.
            guard try write.ledgerAccounts.find(ledgerAccount) != nil else { throw ServiceError.conflict }
        }
        if let current {
            let result = try write.change(current, to: before, waiting: [])
            for entry in image.openEntries { try write.open.insert(entry) }
            return result.change
        }
        before.revision = change.oldRevision + (keepsRevision ? 0 : 1)
        let result = try write.putBack(before, waiting: image.openEntries)
        if let opening = change.openingOf, var record = try write.ledgerAccounts.find(LedgerAccountID(rawValue: opening)),
            record.openingGroup == nil
        {
            record.openingGroup = before.id
            try write.save(record)
        }
        return result
    }
}
