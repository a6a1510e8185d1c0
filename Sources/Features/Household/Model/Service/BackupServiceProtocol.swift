package import Models
package import Services

/// Backs up the database while it is in use.
package protocol BackupServiceProtocol: Sendable {
    /// Writes a backup to a new file, verifies it, and then records it in the security log.
    ///
    /// - Parameter finish: moves the file to its place before the backup is recorded; if it fails, nothing is recorded.
    /// - Throws: `ServiceError.cannotWrite` if the file exists or cannot be written; `.confirmationNeeded` in the browser without a recent
    ///   confirmation.
    func backup(to file: String, finish: @escaping @Sendable () throws -> Void) async throws

    /// Replaces the database with a backup. An invalid backup is rejected; the previous database is kept next to the new one.
    ///
    /// - Returns: the file that contains the previous database.
    func restore(from file: String) async throws -> String

    /// Recomputes all balances and monthly totals from the transactions and reports every difference.
    func check() async throws -> LedgerCheck
}

extension DependencyContainer {
    package func backup() -> any BackupServiceProtocol { service() }
}

extension BackupServiceProtocol {
    /// Writes a backup to its final path.
    package func backup(to file: String) async throws { try await backup(to: file, finish: {}) }
}
