package import Models
package import Services

/// Imports bank statement files: preview, commit in one database transaction, and undo.
package protocol StatementServiceProtocol: Sendable {
    /// Runs the whole import on a snapshot and discards it: the report is exactly that of `commit`, and no other write has to wait.
    func preview(_ request: ImportRequest, progress: ImportProgress?) async throws -> ImportReport

    /// Detects the layout of each file: its format, and for a table its columns and first rows.
    ///
    /// - Throws: like `preview`, except for ambiguous columns or date orders, which are part of the result.
    func survey(_ request: ImportRequest) async throws -> [FileSurvey]

    /// Imports all files in one database transaction, or none of them.
    ///
    /// - Parameter digest: the digest of the preview. If the plan has changed since, nothing is written and the new plan is returned with
    ///   `isCommitted` false. Nil commits any plan.
    /// - Throws: `ServiceError.refusedFile` for a damaged or malicious file, `.missingInput`, `.rule`.
    func commit(_ request: ImportRequest, digest: String?, progress: ImportProgress?) async throws -> ImportReport

    /// Undoes an import: deletes the lines that are in no other import and restores changed data.
    ///
    /// - Parameters:
    ///   - force: also undo transactions that were edited since.
    ///   - allowsClosedDays: also undo entries on closed days.
    /// - Throws: `ServiceError.closedDay`, `.notFound`, `.rule` if it was undone already.
    func undo(_ id: ID<StatementImport>, force: Bool, allowsClosedDays: Bool) async throws -> ImportUndo

    /// The imports, newest first.
    func fetchImports(limit: Int) async throws -> [StatementImport]

    /// The report of an import, without diagnostics.
    ///
    /// - Throws: `ServiceError.notFound`.
    func fetchReport(of id: ID<StatementImport>) async throws -> ImportReport
}

extension DependencyContainer {
    package func statements() -> any StatementServiceProtocol { service() }
}

extension StatementServiceProtocol {
    /// Undoes an import. With `force`, closed days are allowed, too.
    package func undo(_ id: ID<StatementImport>, force: Bool) async throws -> ImportUndo {
        try await undo(id, force: force, allowsClosedDays: force)
    }
}
