import Models

/// A group that a scan came upon, and where the scan stands there.
struct EntryCandidate {
    var group: ID<Transaction>
    /// The place whose side was scanned; nil in the text index. A group counts there only at its own day.
    var ledgerAccount: LedgerAccountID?
    /// The account whose entry it is; nil where the group says.
    var account: ID<Account>?
    /// The scan's own order, as the cursor carries it.
    var keyDay: Day
    var keyGroup: ID<Transaction>
}

/// Candidates from the newest to the oldest, read in pieces through an index.
protocol EntryScan {
    mutating func next() throws -> EntryCandidate?
}
