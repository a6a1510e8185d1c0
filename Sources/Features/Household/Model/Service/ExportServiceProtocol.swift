package import Services

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
