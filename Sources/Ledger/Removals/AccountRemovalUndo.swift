package import Localization
package import Models
import Services
import Storage

/// Undoes the deletion of an account and the merge of two accounts.
package struct AccountRemovalUndo: Undoable {
    /// Undoes the removal of accounts.
    package init() {}

    package var actions: Set<AuditRecord.Action> { [.deleteAccount, .mergeAccounts] }

    package func undo(_ change: RecordedChange, in write: UnitOfWork) throws -> RecordedUndo {
        try AccountRestorer(write, rows: try change.image(in: write)).restore()
        return RecordedUndo(.restoreAccount)
    }

    package func obstacles(to changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: LocalizedText] {
        let remaining = changes.compactMap { $0.accounts.dropFirst().first?.record.id }
        let imports = ImportRepository(reading.connection, household: reading.household)
        let lastStatements = try imports.lastInstants(of: remaining.map { ID(rawValue: $0.rawValue) })
        return changes.obstacles { obstacle(to: $0, lastStatements, in: reading) }
    }

    /// - Parameter lastStatements: the time of the last statement of each remaining account.
    private func obstacle(to change: RecordedChange, _ lastStatements: [ID<Account>: Int64], in reading: UndoReading) -> LocalizedText? {
        if let obstacle = change.imageObstacle { return obstacle }
        let ledgerAccounts = reading.ledgerAccounts
        guard let removed = change.accounts.first?.record, ledgerAccounts[removed.id] == nil else { return UndoReading.changedSince }
        let absorbing = change.accounts.dropFirst().first
        if let absorbing {
            guard let now = ledgerAccounts[absorbing.record.id], now.revision == absorbing.revision else {
                return "The account that stayed was changed since"
            }
            guard lastStatements[ID(rawValue: now.id.rawValue)] ?? .min <= change.record.at else {
                return "\(now.name) was in a statement since"
            }
        }
        if !removed.isArchived, reading.isNameTaken(removed) { return RuleViolation.accountNameTaken.text }
        let hasNumber = ledgerAccounts.values.contains { $0.id != absorbing?.record.id && $0.hasSameNumber(as: removed) }
        return hasNumber ? RuleViolation.accountNumberTaken.text : reading.obstacle(to: change.groups, restoring: removed.id)
    }
}

extension LedgerAccountRecord {
    /// Whether it is an own account with the number of another one, in the same currency.
    func hasSameNumber(as other: LedgerAccountRecord) -> Bool {
        guard role == .own, currency == other.currency else { return false }
        return (other.iban != nil && iban == other.iban) || (other.numberHash != nil && numberHash == other.numberHash)
    }
}

extension UndoReading {
    /// Whether another ledger account of the same role that is not archived has a record's name, ignoring case.
    func isNameTaken(_ record: LedgerAccountRecord) -> Bool {
        let folded = record.name.folded
        return ledgerAccounts.values.contains {
            $0.role == record.role && !$0.isArchived && $0.id != record.id && $0.name.folded == folded
        }
    }
}
