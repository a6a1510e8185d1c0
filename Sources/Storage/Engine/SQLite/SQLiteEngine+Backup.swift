/// Backups, on the background executor: they take as long as the file is large.
extension SQLiteEngine {
    func backup(to path: String, checking others: @escaping HouseholdCheck) async throws {
        try await backgroundExecutor.run { try SQLiteBackup(engine: self).write(to: path, others) }
    }

    func restore(
        from path: String, keeping savedPath: String?, checking others: @escaping HouseholdCheck,
        fault: @escaping @Sendable (Connection) throws -> String?, adapting adapt: @escaping @Sendable (Connection) throws -> Void
    ) async throws {
        try await backgroundExecutor.run {
            try SQLiteBackup(engine: self).restore(from: path, keeping: savedPath, others, fault: fault, adapting: adapt)
        }
    }
}
