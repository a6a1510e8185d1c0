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
    /// - Parameters:
    ///   - force: also where people changed some of it since; those are then taken back too.
    ///   - allowsClosedDays: also what lies on a closed day.
    /// - Throws: `ServiceError.closedDay`, `.notFound`, `.rule` where it was taken back already.
    func undo(_ id: ID<StatementImport>, force: Bool, allowsClosedDays: Bool) async throws -> ImportUndo

    /// What was imported, newest first.
    func fetchImports(limit: Int) async throws -> [StatementImport]
}

extension StatementServiceProtocol {
    /// Takes an import back. What is forced is taken back on closed days, too.
    package func undo(_ id: ID<StatementImport>, force: Bool) async throws -> ImportUndo {
        try await undo(id, force: force, allowsClosedDays: force)
    }
}

/// Files to import and what the person said about them.
package struct ImportRequest: Hashable, Sendable {
    /// Paths, in the order in which they are taken in.
    package var files: [String]
    /// An upload whose files are meant, in the place of `files`. A commit discards it.
    package var upload: ID<Upload>?
    /// Name, id or last digits of the account, for files that do not say whose they are; made where there is none.
    package var account: String?
    /// For files that do not say their currency.
    package var currency: Currency?
    /// `ofx`, `qif`, `csv`, `camt`, `mt940`; nil: recognised from the content.
    package var format: String?
    /// `dayFirst`, `monthFirst` or `yearFirst`, where the file's days can be read in two ways.
    package var dateOrder: String?

    package init(
        files: [String] = [], upload: ID<Upload>? = nil, account: String? = nil, currency: Currency? = nil, format: String? = nil,
        dateOrder: String? = nil
    ) {
        self.files = files
        self.upload = upload
        self.account = account
        self.currency = currency
        self.format = format
        self.dateOrder = dateOrder
    }
}

/// Told how far an import is: bytes done and bytes in all.
package typealias ImportProgress = @Sendable (_ done: Int, _ total: Int) -> Void
