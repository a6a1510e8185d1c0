package import Models
package import WireModels

/// An import of statements in an export.
package struct ImportExport: Encodable {
    let id: ID<StatementImport>
    let at: Instant
    /// Absent for the command line.
    let member: ID<Member>?
    let undone: Bool
    let statements: [ImportedStatementExport]

    package init(id: ID<StatementImport>, at: Instant, member: ID<Member>?, isUndone: Bool, files: [FileReport]) {
        self.id = id
        self.at = at
        self.member = member
        undone = isUndone
        statements = files.flatMap { file in file.statements.map { ImportedStatementExport($0, in: file) } }
    }
}

/// A statement of an import.
struct ImportedStatementExport: Encodable {
    let account: ID<Account>
    let accountName: String
    let currency: Currency
    /// The name of the file.
    let file: String
    /// `ofx`, `qif`, `csv`, `camt`, `mt940`.
    let format: String
    let from: Day?
    let until: Day?
    /// The number of transactions that it created.
    let transactions: Int
    let new: Int
    let known: Int
    let matched: Int
    let transfers: Int
    let rejected: Int
    /// Whether it created the account.
    let madeAccount: Bool

    init(_ statement: StatementReport, in report: FileReport) {
        account = statement.account
        accountName = statement.name
        currency = statement.currency
        file = report.file
        format = report.format
        from = statement.from
        until = statement.until
        transactions = statement.transactions
        new = statement.new
        known = statement.known
        matched = statement.matched
        transfers = statement.transfers
        rejected = statement.rejected
        madeAccount = statement.isNewAccount
    }
}
