import CSQLiteSettings
import Foundation
import GRDB
import GRDBSQLite
import Models

/// Dry runs: writes on a snapshot that are discarded.
extension SQLiteEngine {
    /// Changed pages go to an unlinked temporary file beside the database (`coffer_snapshot_begin`), or in the folder for temporary files if
    /// nothing can be written there. A database in memory has one connection, so there a dry run is a write that is rolled back.
    func dryRun<T: Sendable>(
        timeout: Duration, _ body: @escaping @Sendable (Connection) throws -> T
    ) async throws -> T {
        if memory != nil, refusal == nil { return try await write(timeout: timeout) { .rollback(try body($0)) } }
        let deadline = ContinuousClock.now + timeout
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<T, any Error>) in
            let pending = PendingWrite(continuation)
            pending.timeOut(at: deadline)
            dryRunExecutor.enqueue {
                pending.run {
                    try self.performDryRun(body)
                } completion: {
                }
            }
        }
    }

    private func performDryRun<T>(_ body: (Connection) throws -> T) throws -> T {
        do {
            if let memory {
                return try memory.unsafeRead {
                    try performDryRun(on: $0, beside: FileManager.default.temporaryDirectory.path + "/coffer", body)
                }
            }
            let connections = try connections()
            return try connections.readers.read { try performDryRun(on: $0, beside: connections.writer.path, body) }
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    private func performDryRun<T>(on reader: GRDB.Database, beside path: String, _ body: (Connection) throws -> T) throws -> T {
        try reader.execute(sql: "BEGIN DEFERRED")
        // Rolling back a read transaction cannot fail.
        defer { sqlite3_exec(reader.sqliteConnection, "ROLLBACK", nil, nil, nil) }
        // `BEGIN DEFERRED` takes its snapshot at the first read.
        _ = try Int.fetchOne(reader, sql: "SELECT COUNT(*) FROM sqlite_master")
        return try onSnapshot(of: reader, beside: path, body)
    }

    private func onSnapshot<T>(of reader: GRDB.Database, beside path: String, _ body: (Connection) throws -> T) throws -> T {
        var snapshot: OpaquePointer?
        let code = coffer_snapshot_begin(reader.sqliteConnection, "\(path).trial-\(UUID().uuidString)", &snapshot)
        guard code == SQLITE_OK, let snapshot else { throw StorageError(code: code, detail: "a snapshot could not be made") }
        defer { coffer_snapshot_end(snapshot) }
        let queue = try DatabaseQueue(
            path: "file:/coffer-snapshot?vfs=coffer-snapshot&number=\(coffer_snapshot_number(snapshot))",
            configuration: SQLiteFile.configuration(timeout))
        let result = Result {
            try queue.writeWithoutTransaction { database in
                var result: T?
                try database.inTransaction(.immediate) {
                    result = try counting(database, body)
                    return .rollback
                }
                guard let result else { throw StorageError.other(code: SQLITE_INTERNAL, detail: "a dry run ended without a result") }
                return result
            }
        }
        // The connection has to be closed before the snapshot ends.
        try queue.close()
        return try result.get()
    }
}
