package import Models

/// One household out of many: its backup, restored and removed.
extension Database {
    /// Writes a verified database with one household alone to a new file.
    ///
    /// - Parameter others: what is checked besides the ledger.
    /// - Throws: `BackupError`, `StorageError`.
    package func backup(_ household: ID<Household>, to path: String, checking others: @escaping HouseholdCheck) async throws {
        try await engine.backup(household, to: path, checking: others)
    }

    /// Adds one household of a backup, without its sessions and with its ids, in one transaction.
    ///
    /// - Throws: `BackupError`, `StorageError`, and what the restoration throws.
    package func restoreHousehold(from path: String, by restoration: HouseholdRestoration) async throws -> Household {
        try await engine.restoreHousehold(from: path, by: restoration)
    }

    /// Deletes a household with everything of it in one transaction.
    ///
    /// - Parameters:
    ///   - savedPath: a new file that receives a verified backup of the household; nil to discard it.
    ///   - others: what is checked of the backup besides the ledger.
    ///   - finish: moves the backup to its place; if it fails, nothing is deleted.
    /// - Throws: `BackupError`, `StorageError`.
    package func removeHousehold(
        _ household: ID<Household>, keeping savedPath: String?, checking others: @escaping HouseholdCheck,
        finish: @escaping @Sendable () throws -> Void
    ) async throws {
        try await engine.removeHousehold(household, keeping: savedPath, checking: others, finish: finish)
    }
}
