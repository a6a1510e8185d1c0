/// Backups, on the background executor: they take as long as the file is large.
extension SQLiteEngine {
    func backup(to path: String) async throws {
        try await backgroundExecutor.run { try SQLiteBackup(engine: self).write(to: path) }
    }

    func restore(
        from path: String, keeping savedPath: String?, fault: @escaping @Sendable (Connection) throws -> String?
    ) async throws {
        try await backgroundExecutor.run { try SQLiteBackup(engine: self).restore(from: path, keeping: savedPath, fault: fault) }
    }
}
