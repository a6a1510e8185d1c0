package import Localization
package import Models
import Storage

/// The modules that extend the ledger, passed by the composition root. Their order is the order of calls.
package struct LedgerModules: Sendable {
    /// The modules that observe the ledger.
    package let observing: [any LedgerObserving]
    /// The modules that undo recorded changes.
    package let undoing: [any Undoable]
    /// The modules whose rows refer to own accounts.
    package let dependents: [any AccountDependent]
    /// The modules whose rows refer to categories.
    package let categoryDependents: [any CategoryDependent]
    /// The modules whose entries wait for a line with a reference.
    package let references: [any OpenEntryReferences]
    /// A query for the modules of `observing` that a household, parameter 1, uses.
    let usage: SQL

    /// - Parameters:
    ///   - observing: the modules that observe the ledger, in the order in which they get each event.
    ///   - undoing: the modules that undo recorded changes, each with its own actions.
    ///   - dependents: the modules whose rows refer to own accounts, in the order of the stored rows.
    ///   - categoryDependents: the modules whose rows refer to categories.
    ///   - references: the modules whose entries wait for a line with a reference.
    package init(
        observing: [any LedgerObserving] = [], undoing: [any Undoable] = [], dependents: [any AccountDependent] = [],
        categoryDependents: [any CategoryDependent] = [], references: [any OpenEntryReferences] = []
    ) {
        self.observing = observing
        self.undoing = undoing
        self.dependents = dependents
        self.categoryDependents = categoryDependents
        self.references = references
        usage = SQL(existenceOf: observing.map(\.usage))
    }

    /// Whether a recorded action can be undone.
    package func isUndoable(_ action: AuditRecord.Action) -> Bool { undoing(action) != nil }

    /// The obstacles to the undo of some changes, each as a sentence; changes without an obstacle are missing.
    package func obstacles(to changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: LocalizedText] {
        var obstacles: [ID<AuditRecord>: LocalizedText] = [:]
        for module in undoing {
            let own = changes.filter { module.actions.contains($0.record.action) }
            if !own.isEmpty { obstacles.merge(try module.obstacles(to: own, in: reading)) { first, _ in first } }
        }
        return obstacles
    }

    /// The module that undoes an action; nil if it cannot be undone.
    func undoing(_ action: AuditRecord.Action) -> (any Undoable)? { undoing.first { $0.actions.contains(action) } }
}
