package import Models

/// Bank files in: looked at first, then committed in one transaction, and taken back where it was a mistake.
package protocol StatementServiceProtocol: Sendable {

    /// Runs the whole import on a snapshot and discards it: what it tells is exactly what `commit` will do, and nobody waits for it.
    func preview(_ request: ImportRequest, progress: ImportProgress?) async throws -> ImportReport

    /// How each file will be read: its format, and for a table its columns and first rows.
    ///
    /// - Throws: as `preview`, but not where the columns or the order of the dates cannot be told: that is what it shows.
    func survey(_ request: ImportRequest) async throws -> [FileSurvey]

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

    /// What an import came to, without its remarks.
    ///
    /// - Throws: `ServiceError.notFound`.
    func fetchReport(of id: ID<StatementImport>) async throws -> ImportReport
}

extension StatementServiceProtocol {
    /// Takes an import back. What is forced is taken back on closed days, too.
    package func undo(_ id: ID<StatementImport>, force: Bool) async throws -> ImportUndo {
        try await undo(id, force: force, allowsClosedDays: force)
    }
}
