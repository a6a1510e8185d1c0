package import Models

/// Bank files in: looked at first, then committed in one transaction, and taken back where it was a mistake.
package protocol StatementServiceProtocol: Sendable {

    /// Runs the whole import and takes it back: what it tells is exactly what `commit` will do.
    func preview(_ request: ImportRequest, progress: ImportProgress?) async throws -> ImportReport

    /// Imports all files in one database transaction, or none of them.
    ///
    /// - Parameter digest: what `preview` gave. Where the ledger changed since so that the plan is another, nothing is written and the
    ///   new plan comes back with `isCommitted` false. Nil commits whatever the plan is.
    /// - Throws: `ServiceError.refusedFile` for a damaged or hostile file, `.missingInput`, `.rule`.
    func commit(_ request: ImportRequest, digest: String?, progress: ImportProgress?) async throws -> ImportReport

    /// Takes an import back: removes the lines that no other import has seen and puts back what it changed.
    ///
    /// - Parameter force: also where people changed some of it since; those are then taken back too.
    func undo(_ id: ID<StatementImport>, force: Bool) async throws -> ImportUndo

    /// What was imported, newest first.
    func fetchImports(limit: Int) async throws -> [StatementImport]
}

/// Files to import and what the person said about them.
package struct ImportRequest: Hashable, Sendable {
    /// Paths, in the order in which they are taken in.
    package var files: [String]
    /// Name, id or last digits of the account, for files that do not say whose they are; made where there is none.
    package var account: String?
    /// For files that do not say their currency.
    package var currency: Currency?
    /// `ofx`, `qif`, `csv`, `camt`, `mt940`; nil: recognised from the content.
    package var format: String?
    /// `dayFirst`, `monthFirst` or `yearFirst`, where the file's days can be read in two ways.
    package var dateOrder: String?

    package init(files: [String], account: String? = nil, currency: Currency? = nil, format: String? = nil, dateOrder: String? = nil) {
        self.files = files
        self.account = account
        self.currency = currency
        self.format = format
        self.dateOrder = dateOrder
    }
}

/// Told how far an import is: bytes done and bytes in all.
package typealias ImportProgress = @Sendable (_ done: Int, _ total: Int) -> Void
