/// What an import does or did, file by file.
public struct ImportReport: Hashable, Sendable {
    /// Nil for a preview.
    public var id: ID<StatementImport>?
    /// False for a preview, and where the plan was another than the one that was seen.
    public var isCommitted: Bool
    /// Of everything that the plan decides; equal plans have equal digests.
    public var digest: String
    public var files: [FileReport]
    /// New lines, newest first: those that the request's listing asks for.
    package var lines: [PreviewedLine] = []
    /// How many there are in all.
    package var lineCount = 0
    /// What a person has to say, 50 at most.
    package var questions: [ImportQuestion] = []
    /// Whether the import was undone since.
    package var isUndone = false

    public init(id: ID<StatementImport>?, isCommitted: Bool, digest: String, files: [FileReport]) {
        self.id = id
        self.isCommitted = isCommitted
        self.digest = digest
        self.files = files
    }
}

/// What one file came to.
public struct FileReport: Hashable, Sendable {
    /// As it was named in the request.
    public var file: String
    /// What it was recognised as: `ofx`, `qif`, `csv`, `camt`, `mt940`.
    public var format: String
    public var statements: [StatementReport]
    /// In the order in which they were noticed, a thousand at most.
    public var diagnostics: [Diagnostic]
    /// Diagnostics beyond the first thousand, which are counted but not kept.
    public var moreDiagnostics: Int
    /// How its characters were read: `UTF-8`; nil where that is not kept.
    package var encoding: String?
    /// Its first lines as they were read, five at most; none where that is not kept.
    package var firstLines: [ReadLine] = []

    public init(file: String, format: String, statements: [StatementReport] = [], diagnostics: [Diagnostic] = [], moreDiagnostics: Int = 0)
    {
        self.file = file
        self.format = format
        self.statements = statements
        self.diagnostics = diagnostics
        self.moreDiagnostics = moreDiagnostics
    }
}

/// A line of a file as it was read.
package struct ReadLine: Hashable, Sendable {
    package var day: Day
    /// Money in is positive.
    package var amount: DecimalFigure
    /// Nil where the line itself names none.
    package var currency: Currency?
    package var payee: String
    package var memo: String

    package init(day: Day, amount: DecimalFigure, currency: Currency? = nil, payee: String, memo: String) {
        self.day = day
        self.amount = amount
        self.currency = currency
        self.payee = payee
        self.memo = memo
    }
}

/// What one statement came to.
public struct StatementReport: Hashable, Sendable {
    public var account: ID<Account>
    /// The account's.
    public var name: String
    public var currency: Currency
    /// Whether the import makes the account.
    public var isNewAccount: Bool
    /// Lines that became transactions or notes.
    public var new: Int
    /// Lines that were there already.
    public var known: Int
    /// Lines that completed a pending or hand-entered transaction.
    public var matched: Int
    /// Lines that became one side of an own transfer.
    public var transfers: Int
    /// Lines that could not be read.
    public var rejected: Int
    /// The days of the first and the last line, or the statement's own period where it has no line.
    public var from: Day?
    public var until: Day?
    /// What its lines bring in and take out, in minor units of its currency and both without a sign; known lines count, notes do not. Nil where
    /// that is not kept, or too large.
    package var moneyIn: Int64?
    package var moneyOut: Int64?
    /// What the statement is called among all of the import: by the places of its file and of itself there.
    package var key = ""
    /// Transactions that were made of its lines. The two sides of a transfer are one transaction; notes and lines that completed a
    /// transaction that was there make none.
    package var transactions = 0
    /// Whether the account was deleted since.
    package var isAccountGone = false

    public init(account: ID<Account>, name: String, currency: Currency, isNewAccount: Bool) {
        self.account = account
        self.name = name
        self.currency = currency
        self.isNewAccount = isNewAccount
        new = 0
        known = 0
        matched = 0
        transfers = 0
        rejected = 0
    }
}

/// What taking back an import came to.
public struct ImportUndo: Hashable, Sendable {
    public var id: ID<StatementImport>
    /// Transactions that went.
    public var removed: Int
    /// Transactions that are again as they were before the import.
    public var restored: Int
    /// Transactions that people changed since; where there are any and it was not forced, nothing was taken back.
    public var changedSince: [ID<Transaction>]
    /// False where nothing was taken back.
    public var isDone: Bool

    public init(id: ID<StatementImport>, removed: Int, restored: Int, changedSince: [ID<Transaction>], isDone: Bool) {
        self.id = id
        self.removed = removed
        self.restored = restored
        self.changedSince = changedSince
        self.isDone = isDone
    }
}
