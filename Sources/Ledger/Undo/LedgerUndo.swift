package import Models
import Services
import Storage

/// Undoes recorded changes.
package struct LedgerUndo {
    private let write: UnitOfWork

    /// Undoes changes in a unit of work.
    package init(_ write: UnitOfWork) {
        self.write = write
    }

    /// Undoes a change, unless newer changes conflict with it.
    ///
    /// - Throws: `ServiceError.notFound`; `.conflict` if one of its transactions was changed since; `.rule` for changes that cannot be
    ///   undone.
    package func undo(_ id: ID<AuditRecord>) throws {
        // A change of what the member does not see does not exist for him.
        guard let entry = try AuditRepository(write.visible, household: write.household).find(id) else { throw ServiceError.notFound }
        guard !entry.record.isUndone else { throw ServiceError.rule(.changeUndone) }
        guard let module = write.modules.undoing(entry.record.action) else { throw ServiceError.rule(.changeNotUndoable) }
        let undo = try module.undo(RecordedChange(entry), in: write)
        try write.audit.markUndone(id)
        let recorded = try write.record(
            undo.action, subject: entry.record.subject, reference: undo.reference, target: entry.record.target, image: undo.image)
        guard write.isDivided else { return }
        try AccountScopeRepository(write.connection, household: write.household).copyReach(of: id, to: recorded)
    }
}
