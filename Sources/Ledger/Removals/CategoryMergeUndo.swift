package import Localization
package import Models
import Services
import Storage

/// Undoes the merge of two categories. Transactions posted to the remaining one since the merge are kept there.
package struct CategoryMergeUndo: Undoable {
    /// Undoes merges of categories.
    package init() {}

    package var actions: Set<AuditRecord.Action> { [.mergeCategories] }

    /// - Throws: `ServiceError.conflict` if a transaction or the absorbed category was changed since; `.rule` if its name is taken.
    package func undo(_ change: RecordedChange, in write: UnitOfWork) throws -> RecordedUndo {
        let rows = try change.image(in: write)
        let image = try RemovalImage(rows)
        // Restored entries may fall on days that were closed before the merge.
        write.allowsClosedDays = true
        guard image.ledgerAccounts.count == 2, let revision = image.revisions.first else { throw ServiceError.notFound }
        let (absorbed, target) = (image.ledgerAccounts[0], image.ledgerAccounts[1])
        guard var now = try write.ledgerAccounts.find(absorbed.id), now.revision == revision,
            var remaining = try write.ledgerAccounts.find(target.id)
        else {
            throw ServiceError.conflict
        }
        if !absorbed.isArchived { try requireUniqueName(absorbed, in: write) }
        try MovedGroup.all(in: rows) { try undo($0, to: absorbed.id, from: remaining.id, in: write) }
        if now.categoryKey != absorbed.categoryKey {
            // It had a standard role, which the remaining category must still have.
            guard remaining.categoryKey == absorbed.categoryKey else { throw ServiceError.conflict }
            (now.categoryKey, remaining.categoryKey) = (absorbed.categoryKey, target.categoryKey)
            try write.save(remaining)
        }
        now.isArchived = absorbed.isArchived
        try write.save(now)
        let (old, new) = (ID<Category>(rawValue: remaining.id.rawValue), ID<Category>(rawValue: absorbed.id.rawValue))
        for var rule in try write.rules.all() where image.rules.contains(rule.id.rawValue) && rule.category == old {
            rule.category = new
            try write.rules.save(rule)
        }
        let restoration = CategoryRestoration(write: write, category: new, remaining: old, image: image, rows: rows)
        for dependent in write.categoryDependents { try dependent.restore(restoration) }
        try write.journal.payees.replaceCategory(old, by: new, spending: image.spendingPayees, income: image.incomePayees)
        try write.choices.replaceCategory(old, by: new, in: image.choices)
        return RecordedUndo(.restoreCategory)
    }

    package func obstacles(to changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: LocalizedText] {
        changes.obstacles { obstacle(to: $0, in: reading) }
    }

    private func obstacle(to change: RecordedChange, in reading: UndoReading) -> LocalizedText? {
        if let obstacle = change.imageObstacle { return obstacle }
        guard change.accounts.count == 2 else { return UndoReading.changedSince }
        let (absorbed, remaining) = (change.accounts[0], change.accounts[1].record)
        guard reading.ledgerAccounts[absorbed.record.id]?.revision == absorbed.revision, reading.ledgerAccounts[remaining.id] != nil else {
            return UndoReading.changedSince
        }
        if !absorbed.record.isArchived, reading.isNameTaken(absorbed.record) { return RuleViolation.categoryNameTaken.text }
        return reading.obstacle(to: change.groups)
    }

    private func undo(
        _ moved: MovedGroup, to absorbed: LedgerAccountID, from remaining: LedgerAccountID, in write: UnitOfWork
    ) throws {
        guard let group = try write.transactions.group(ID(rawValue: moved.id)), group.revision == moved.revision else {
            throw ServiceError.conflict
        }
        var before = group
        for index in before.parts.indices {
            let id = before.parts[index].id.rawValue
            if moved.sources.contains(id) { before.parts[index].source = absorbed }
            if moved.destinations.contains(id) { before.parts[index].destination = absorbed }
        }
        try write.journal.replace(group, with: before)
    }

    private func requireUniqueName(_ record: LedgerAccountRecord, in write: UnitOfWork) throws {
        let folded = record.name.folded
        let isTaken = try write.ledgerAccounts.all().contains {
            $0.role == .category && !$0.isArchived && $0.id != record.id && $0.name.folded == folded
        }
        guard !isTaken else { throw ServiceError.rule(.categoryNameTaken) }
    }
}
