package import Localization
package import Models
package import Storage

/// A module that undoes recorded changes. Registered once, in `LedgerModules`.
package protocol Undoable: Sendable {
    /// The recorded actions that it undoes. No other module undoes them.
    var actions: Set<AuditRecord.Action> { get }

    /// Undoes a change.
    ///
    /// - Returns: what to record.
    /// - Throws: `ServiceError.conflict` if it was changed since; `.rule` with the reason of another conflict.
    func undo(_ change: RecordedChange, in write: UnitOfWork) throws -> RecordedUndo

    /// What prevents the undo of a change, as a sentence; nil if nothing does. Checks the same conditions as `undo`, but for closed days, of
    /// which the undo asks.
    func obstacle(to change: RecordedChange, in reading: UndoReading) throws -> LocalizedText?
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
