package import Localization
package import Models
package import Storage

/// A module that undoes recorded changes.
package protocol Undoable: Sendable {
    /// The recorded actions that it undoes. No other module undoes them.
    var actions: Set<AuditRecord.Action> { get }

    /// Undoes a change.
    ///
    /// - Returns: what to record.
    /// - Throws: `ServiceError.conflict` if it was changed since; `.rule` with the reason of another conflict.
    func undo(_ change: RecordedChange, in write: UnitOfWork) throws -> RecordedUndo

    /// What prevents the undo of each of some changes of its actions, as a sentence; those that nothing prevents are missing. Checks the same
    /// conditions as `undo`, but for closed days, of which the undo asks. Runs the same number of statements for one change as for a page.
    func obstacles(to changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: LocalizedText]
}

extension [RecordedChange] {
    /// The sentence of each change for which a closure gives one.
    package func obstacles(_ obstacle: (RecordedChange) throws -> LocalizedText?) rethrows -> [ID<AuditRecord>: LocalizedText] {
        var obstacles: [ID<AuditRecord>: LocalizedText] = [:]
        for change in self { obstacles[change.record.id] = try obstacle(change) }
        return obstacles
    }
}

/// The read in which a list of recorded changes is checked.
package struct UndoReading {
    /// The connection of the read.
    package let connection: Connection
    /// The household that is read.
    package let household: ID<Household>
    /// All ledger accounts of the household.
    package let ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]

    /// - Parameter ledgerAccounts: all ledger accounts of the household.
    package init(_ connection: Connection, household: ID<Household>, ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]) {
        self.connection = connection
        self.household = household
        self.ledgerAccounts = ledgerAccounts
    }
}
