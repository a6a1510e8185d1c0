import Models

/// A group found by a scan, with the scan's position.
struct EntryCandidate {
    var group: ID<Transaction>
    /// The ledger account whose side was scanned; nil for the text index. The group matches only on its own day there.
    var ledgerAccount: LedgerAccountID?
    /// The account of the entry; nil if it follows from the group.
    var account: ID<Account>?
    /// The scan's sort key, which is stored in the cursor.
    var keyDay: Day
    var keyGroup: ID<Transaction>
    /// Whether the scan found that it does not match; its group is not read.
    var isRejected = false
}

/// Reads candidates from newest to oldest in batches through an index.
protocol EntryScan {
    mutating func next() throws -> EntryCandidate?
}
