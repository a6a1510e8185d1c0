package import Models

/// The state of an imported line. Raw values are stored and never change their meaning.
package enum LineState: Int64, Hashable, Sendable {
    /// Information only, no money was moved.
    case note = 0
    /// It became its own transaction.
    case posted = 1
    /// It became a pending transaction.
    case pending = 2
    /// It was matched with an existing transaction: it completed it or became one side of a transfer.
    case joined = 3
    /// It was cancelled by a later correction of the bank.
    case dropped = 4
    /// It is a duplicate of a line in another format.
    case alias = 5
}

/// A row of `statement_line`: a line of a bank statement with its state.
package struct StatementLineRecord: Hashable, Sendable {
    package var id: Int64
    package var account: ID<Account>
    /// The booking day.
    package var day: Day
    /// Signed minor units from the account's view.
    package var amount: Int64
    /// The bank's id of the line, if it is reliable.
    package var bankId: String?
    /// The hash of payee and memo.
    package var textHash: Int64
    /// The code of the `StatementFormat` of its first import.
    package var format: Int64
    /// The hash of the column layout of its first import; 0 if the format has none or it is not known.
    package var layout: Int64
    package var state: LineState
    /// The transaction that it became or was matched with; nil for a note.
    package var group: ID<Transaction>?
    /// The first import that contained it.
    package var importID: ID<StatementImport>
    /// Why it has its category.
    package var reason: CategoryReason

    package init(
        id: Int64, account: ID<Account>, day: Day, amount: Int64, bankId: String?, textHash: Int64, format: Int64, layout: Int64 = 0,
        state: LineState, group: ID<Transaction>?, importID: ID<StatementImport>, reason: CategoryReason = .unknown
    ) {
        self.id = id
        self.account = account
        self.day = day
        self.amount = amount
        self.bankId = bankId
        self.textHash = textHash
        self.format = format
        self.layout = layout
        self.state = state
        self.group = group
        self.importID = importID
        self.reason = reason
    }
}
