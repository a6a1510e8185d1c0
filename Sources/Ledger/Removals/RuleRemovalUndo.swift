package import Localization
package import Models
import Services
import Storage

/// Undoes the deletion of a category rule: restores it at its position.
package struct RuleRemovalUndo: Undoable {
    /// Undoes deletions of rules.
    package init() {}

    package var actions: Set<AuditRecord.Action> { [.deleteRule] }

    /// - Throws: `ServiceError.rule` if its account or category is missing, or if an equal rule exists.
    package func undo(_ change: RecordedChange, in write: UnitOfWork) throws -> RecordedUndo {
        let rows = try change.image(in: write)
        let others = try write.rules.all()
        try rows.requireOnly([RuleRepository.table], and: RemovalImage.sections)
        try RowSnapshotRepository(write.connection, household: write.household).insertRows(of: rows, into: [RuleRepository.table])
        let ids = Set(others.map(\.id))
        for rule in try write.rules.all() where !ids.contains(rule.id) {
            if let account = rule.account, try write.ledgerAccounts.find(LedgerAccountID(account)) == nil {
                throw ServiceError.rule(.categoryRuleAccountGone)
            }
            if let category = rule.category, try write.ledgerAccounts.find(LedgerAccountID(category))?.isArchived ?? true {
                throw ServiceError.rule(.categoryRuleCategoryArchived)
            }
            guard !others.contains(where: { $0.terms == rule.terms }) else { throw ServiceError.rule(.categoryRuleDuplicate) }
        }
        return RecordedUndo(.restoreRule)
    }

    package func obstacles(to changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: LocalizedText] {
        changes.obstacles(\.imageObstacle)
    }
}
