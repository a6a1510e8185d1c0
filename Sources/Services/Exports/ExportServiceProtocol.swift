package import Models

/// Exports the ledger in formats of other programs.
package protocol ExportServiceProtocol: Sendable {
    /// Streams the ledger in chunks, with constant memory, and then records the export in the security log.
    ///
    /// - Parameter finish: completes the file before the export is recorded; if it fails, nothing is recorded.
    /// - Throws: `ServiceError.notFound` for an unknown account; `.confirmationNeeded` in the browser for all accounts at once without a
    ///   recent confirmation.
    func export(
        _ request: ExportRequest, emit: @escaping @Sendable ([UInt8]) throws -> Void, finish: @escaping @Sendable () throws -> Void
    ) async throws

    /// Writes a list of transactions as CSV, at most the 5,000 newest. Records the export in the security log.
    ///
    /// - Throws: `ServiceError.notFound` for an unknown account; `.confirmationNeeded` in the browser for several accounts without a recent
    ///   confirmation.
    func exportList(_ query: EntryQuery, emit: @escaping @Sendable ([UInt8]) throws -> Void) async throws
}

extension DependencyContainer {
    package func exports() -> any ExportServiceProtocol { service() }
}

extension ExportServiceProtocol {
    /// Streams the ledger without an action after the last chunk.
    package func export(_ request: ExportRequest, emit: @escaping @Sendable ([UInt8]) throws -> Void) async throws {
        try await export(request, emit: emit, finish: {})
    }
}

/// The scope of an export.
package struct ExportRequest: Hashable, Sendable {
    package var format: ExportFormat
    /// Only entries of this own account; nil for everything.
    package var account: ID<Account>?
    /// The first and the last day, inclusive; nil for unlimited.
    package var from: Day?
    package var until: Day?

    package init(format: ExportFormat, account: ID<Account>? = nil, from: Day? = nil, until: Day? = nil) {
        self.format = format
        self.account = account
        self.from = from
        self.until = until
    }
}
