package import Models

/// Copies of the whole database, made while it is in use.
package protocol BackupServiceProtocol: Sendable {
    /// Writes a copy to a new file and verifies it by reading it back.
    ///
    /// It is added to the log of security.
    ///
    /// - Throws: `ServiceError.cannotWrite` where the file exists or cannot be written; `.confirmationNeeded` in the browser, where the
    ///   passphrase was not given lately.
    func backup(to file: String) async throws

    /// Replaces everything with a backup. One that does not verify is refused; what was there before is kept beside the database.
    ///
    /// - Returns: the file that holds what was there before.
    func restore(from file: String) async throws -> String

    /// Recomputes every balance and month total from the transactions and names every difference.
    func check() async throws -> LedgerCheck
}
