import Models

/// A ledger account of a recorded removal, as the history checks it without reading the undo image.
package struct AuditAccount: Hashable, Sendable {
    /// The ledger account before the removal: those of its properties that others must not have taken.
    package let record: LedgerAccountRecord
    /// The revision after the removal; 0 if it was deleted.
    package let revision: Int64

    /// - Parameters:
    ///   - record: the ledger account before the removal.
    ///   - revision: the revision after the removal; 0 if it was deleted.
    init(_ record: LedgerAccountRecord, revision: Int64) {
        self.record = record
        self.revision = revision
    }
}
