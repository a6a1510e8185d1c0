package import Models

/// What became of a line that was read. The numbers are kept in the database and never change their meaning.
package enum LineState: Int64, Hashable, Sendable {
    /// Information that moved no money.
    case note = 0
    /// It became a transaction of its own.
    case posted = 1
    /// It became a transaction that is still pending.
    case pending = 2
    /// It joined a transaction that was there: it completed one, or became one side of a transfer.
    case joined = 3
    /// It was taken back by a later correction of the bank's.
    case dropped = 4
    /// It is the same line as one that came in another format.
    case alias = 5
}

/// A row of `statement_line`: a line that a bank sent, and what became of it.
package struct StatementLineRecord: Hashable, Sendable {
    package var id: Int64
    package var account: ID<Account>
    /// The booking day.
    package var day: Day
    /// Signed minor units as the account sees it.
    package var amount: Int64
    /// The bank's id, where it counts.
    package var bankId: String?
    /// Of payee and memo.
    package var textHash: Int64
    /// The format it first came in, as `StatementFormat` counts.
    package var format: Int64
    package var state: LineState
    /// The transaction that it became or joined; nil for a note.
    package var group: ID<Transaction>?
    /// The first import that held it.
    package var importID: ID<StatementImport>

    package init(
        id: Int64, account: ID<Account>, day: Day, amount: Int64, bankId: String?, textHash: Int64, format: Int64, state: LineState,
        group: ID<Transaction>?, importID: ID<StatementImport>
    ) {
        self.id = id
        self.account = account
        self.day = day
        self.amount = amount
        self.bankId = bankId
        self.textHash = textHash
        self.format = format
        self.state = state
        self.group = group
        self.importID = importID
    }
}
