package import Localization
package import Models
package import Storage

/// A module that undoes recorded changes.
package protocol Undoable: Sendable {
    /// The recorded actions that it undoes. No other module undoes them.
    var actions: Set<AuditRecord.Action> { get }

    /// Undoes a change.
    ///
    /// - Returns: the record of the undo.
    /// - Throws: `ServiceError.conflict` if it was changed since; `.rule` with the reason of another conflict.
    func undo(_ change: RecordedChange, in write: UnitOfWork) throws -> RecordedUndo

    /// The obstacles to the undo of some changes of its actions, each as a sentence; changes without an obstacle are missing. Checks the same
    /// conditions as `undo`, except for closed days, which the undo asks about. Runs the same number of statements for one change as for a page.
    func obstacles(to changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: LocalizedText]

    /// Whether the reading member may undo a change of its actions, where not all who may write may.
    func permits(_ change: RecordedChange, in reading: UndoReading) -> Bool
}

extension Undoable {
    package func permits(_ change: RecordedChange, in reading: UndoReading) -> Bool { true }
}

extension [RecordedChange] {
    /// The obstacles by a closure that returns the sentence for a change, or nil.
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

    /// Who reads.
    package let member: Member

    /// - Parameters:
    ///   - member: who reads.
    ///   - ledgerAccounts: all ledger accounts of the household.
    package init(
        _ connection: Connection, household: ID<Household>, member: Member, ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]
    ) {
        self.member = member
        self.connection = connection
        self.household = household
        self.ledgerAccounts = ledgerAccounts
    }
}
