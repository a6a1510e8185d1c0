/// The result of an import or its preview, by file.
public struct ImportReport: Hashable, Sendable {
    /// Nil for a preview.
    public var id: ID<StatementImport>?
    /// False for a preview, and if the plan has changed since it was previewed.
    public var isCommitted: Bool
    /// A fingerprint of the plan; equal plans have equal digests.
    public var digest: String
    public var files: [FileReport]
    /// The new lines by payee, that of the newest line first: the page that was requested.
    package var payees: [PreviewedPayee] = []
    /// Total number of payees, and of lines that stand alone.
    package var payeeCount = 0
    /// Total number of new lines.
    package var lineCount = 0
    /// Open questions, at most 50.
    package var questions: [ImportQuestion] = []
    /// The currency that the household adopts from the files; nil if it keeps its own. It is not stored with the import.
    package var householdCurrency: Currency?
    /// Whether the import was undone later.
    package var isUndone = false
    /// The lines that other imports contain, too, which an undo keeps; after the undo, those that it has kept.
    package var shared = SharedLines()
    /// The lines of the page, payee by payee.
    package var lines: [PreviewedLine] { payees.flatMap(\.lines) }

    public init(id: ID<StatementImport>?, isCommitted: Bool, digest: String, files: [FileReport]) {
        self.id = id
        self.isCommitted = isCommitted
        self.digest = digest
        self.files = files
    }
}

/// The result of one file.
public struct FileReport: Hashable, Sendable {
    /// The file name of the request.
    public var file: String
    /// The detected format: `ofx`, `qif`, `csv`, `camt`, `mt940`.
    public var format: String
    public var statements: [StatementReport]
    /// In order of occurrence, at most a thousand.
    public var diagnostics: [Diagnostic]
    /// Number of diagnostics beyond the first thousand.
    public var moreDiagnostics: Int
    /// The encoding of the file: `UTF-8`; nil if it was not stored.
    package var encoding: String?
    /// The first lines as parsed, at most five; empty if they were not stored.
    package var firstLines: [ParsedLine] = []

    public init(file: String, format: String, statements: [StatementReport] = [], diagnostics: [Diagnostic] = [], moreDiagnostics: Int = 0)
    {
        self.file = file
        self.format = format
        self.statements = statements
        self.diagnostics = diagnostics
        self.moreDiagnostics = moreDiagnostics
    }
}

/// A parsed line of a file.
package struct ParsedLine: Hashable, Sendable {
    package var day: Day
    /// Money in is positive.
    package var amount: DecimalFigure
    /// Nil if the line specifies none.
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

/// The result of one statement.
public struct StatementReport: Hashable, Sendable {
    public var account: ID<Account>
    /// The name of the account.
    public var name: String
    public var currency: Currency
    /// Whether the import creates the account.
    public var isNewAccount: Bool
    /// Lines that became transactions or notes.
    public var new: Int
    /// Lines that were imported before.
    public var known: Int
    /// Lines that completed a pending or manually entered transaction.
    public var matched: Int
    /// Lines that became one side of an own transfer.
    public var transfers: Int
    /// Lines that could not be parsed.
    public var rejected: Int
    /// The days of the first and the last line, or the statement's own period if it has no lines.
    public var from: Day?
    public var until: Day?
    /// Total money in and out, unsigned, in minor units of its currency; known lines count, notes do not. Nil if it was not stored, or is
    /// too large.
    package var moneyIn: Int64?
    package var moneyOut: Int64?
    /// The kind of the account; nil if it was not stored.
    package var kind: AccountKind?
    /// The member whom the account belongs to; nil: the household, or it was not stored.
    package var owner: ID<Member>?
    /// How much of the account the other members see; `full` for the household's.
    package var sharing = AccountSharing.full
    /// The balances stated before the first line and after the last one, in minor units; nil if there are none, or they were not stored.
    package var opening: Int64?
    package var closing: Int64?
    /// The difference between the lines and the two balances, in minor units; 0 if they add up.
    package var gap: Int64 = 0
    /// Whether it sets the account's opening balance.
    package var setsOpening = false
    /// The statement's key in the import: the index of its file and its own index in it.
    package var key = ""
    /// Number of transactions created from its lines. The two sides of a transfer are one transaction; notes and lines that completed an
    /// existing transaction create none.
    package var transactions = 0
    /// Whether the account was deleted later.
    package var isAccountDeleted = false

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

/// The result of undoing an import.
public struct ImportUndo: Hashable, Sendable {
    public var id: ID<StatementImport>
    /// Number of deleted transactions.
    public var removed: Int
    /// Number of transactions restored to their state before the import.
    public var restored: Int
    /// Transactions that were edited since; if there are any, the import is undone only if forced.
    public var changedSince: [ID<Transaction>]
    /// Whether the import was undone.
    public var isDone: Bool
    /// The lines that are kept, because other imports contain them, too.
    package var shared = SharedLines()

    /// Number of lines first contained in this import.
    package var ownLines = 0

    /// Whether all lines first contained in the import are kept, and nothing was removed or restored. An import without such lines has nothing to
    /// remove.
    package var isWithoutEffect: Bool { isDone && ownLines > 0 && shared.count > 0 && removed == 0 && restored == 0 }

    public init(id: ID<StatementImport>, removed: Int, restored: Int, changedSince: [ID<Transaction>], isDone: Bool) {
        self.id = id
        self.removed = removed
        self.restored = restored
        self.changedSince = changedSince
        self.isDone = isDone
    }
}
