package import Localization
package import Models
import Services
package import Storage

/// Undoes changes of transactions.
package struct TransactionUndo: Undoable {
    /// Undoes changes of transactions.
    package init() {}

    /// The actions whose images are changes of groups.
    package static let actions: Set<AuditRecord.Action> = [.add, .edit, .split, .delete, .undo, .adjust, .applyRules]

    package var actions: Set<AuditRecord.Action> { Self.actions }

    package func undo(_ change: RecordedChange, in write: UnitOfWork) throws -> RecordedUndo {
        let image = write.makeImage()
        try GroupChange.all(in: try change.image(in: write)) { change in
            let undone = try write.undo(change)
            try image.append(undone.change, state: undone.state)
        }
        return RecordedUndo(.undo, image: image)
    }

    package func obstacles(to changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: LocalizedText] {
        changes.obstacles { $0.imageObstacle ?? reading.obstacle(to: $0.groups) }
    }
}

extension UnitOfWork {
    /// Restores a transaction to its state before a change.
    ///
    /// - Parameter keepsRevision: whether a removed transaction gets its former revision, because it is restored unchanged.
    /// - Returns: the change of the undo, and the transaction after it or before its removal.
    /// - Throws: `ServiceError.conflict` if it was changed since, or if one of its accounts does not exist any more.
    @discardableResult
    package func undo(_ change: GroupChange, keepsRevision: Bool = false) throws -> (change: GroupChange, state: TransactionGroup) {
        let current = try transactions.group(ID(rawValue: change.id))
        guard current?.revision ?? 0 == change.newRevision else { throw ServiceError.conflict }
        guard let image = change.before else {
            guard let current else { throw ServiceError.conflict }
            return (try remove(current), current)
        }
        var before = try image.group()
        for ledgerAccount in Set(before.parts.flatMap { [$0.source, $0.destination] }) {
            // The account may have been deleted or merged since.
            guard try ledgerAccounts.find(ledgerAccount) != nil else { throw ServiceError.conflict }
        }
        if let current {
            let result = try self.change(current, to: before, waiting: [])
            for entry in image.openEntries { try open.insert(entry) }
            return (result.change, result.group)
        }
        before.revision = change.oldRevision + (keepsRevision ? 0 : 1)
        let result = try restore(before, waiting: image.openEntries)
        if let opening = change.openingOf, var record = try ledgerAccounts.find(LedgerAccountID(rawValue: opening)),
            record.openingGroup == nil
        {
            record.openingGroup = before.id
            try save(record)
        }
        return (result, before)
    }
}

extension UndoReading {
    /// The obstacle to an undo after a newer change.
    package static let changedSince: LocalizedText = "It was changed since: undo the newer change first"

    /// The obstacle to the undo of changes of listed transactions; nil if there is none.
    ///
    /// - Parameter restored: an account that the same undo restores.
    package func obstacle(to groups: [AuditRepository.CheckedGroup], restoring restored: LedgerAccountID? = nil) -> LocalizedText? {
        guard groups.allSatisfy(\.isUnchanged) else { return Self.changedSince }
        let isComplete = groups.allSatisfy { checked in
            checked.group.sides.allSatisfy { $0.ledgerAccount == restored || ledgerAccounts[$0.ledgerAccount] != nil }
        }
        return isComplete ? nil : "An account of it was deleted since"
    }
}
