import CSQLiteSettings
import Foundation
import GRDB
import GRDBSQLite
import Models

/// Writes that are tried on a snapshot and discarded.
extension Database {

    /// Runs reads and writes on a snapshot of the database and discards what was written. Other writes, also of other processes, go on meanwhile;
    /// only one trial runs at a time. No thread of the caller's waits.
    ///
    /// What is written goes to a nameless file beside the database (`coffer_snapshot_begin`). A database in memory has one connection: there a trial is
    /// a write that is rolled back.
    ///
    /// - Parameter patience: how long it may take until it begins.
    /// - Throws: `StorageError.locked` where it could not begin in time.
    package func trial<T: Sendable>(
        within patience: Duration, _ body: @escaping @Sendable (Connection) throws -> T
    ) async throws -> T {
        if memory != nil { return try await write(within: patience) { .takeBack(try body($0)) } }
        let end = ContinuousClock.now + patience
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<T, any Error>) in
            let turn = WriteTurn(continuation)
            turn.giveUp(at: end)
            trials.enqueue {
                turn.take {
                    try self.runTrial(body)
                } end: {
                }
            }
        }
    }

    private func runTrial<T>(_ body: (Connection) throws -> T) throws -> T {
        do {
            let connections = try connections()
            return try connections.readers.read { reader in
                try reader.execute(sql: "BEGIN DEFERRED")
                // A transaction that only read ends without fail.
                defer { sqlite3_exec(reader.sqliteConnection, "ROLLBACK", nil, nil, nil) }
                // The transaction begins with the first read.
                _ = try Int.fetchOne(reader, sql: "SELECT COUNT(*) FROM sqlite_master")
                return try onSnapshot(of: reader, beside: connections.pool.path, body)
            }
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    private func onSnapshot<T>(of reader: GRDB.Database, beside path: String, _ body: (Connection) throws -> T) throws -> T {
        var snapshot: OpaquePointer?
        let code = coffer_snapshot_begin(reader.sqliteConnection, "\(path).trial-\(UUID().uuidString)", &snapshot)
        guard code == SQLITE_OK, let snapshot else { throw StorageError(code: code, detail: "a snapshot could not be made") }
        defer { coffer_snapshot_end(snapshot) }
        let queue = try DatabaseQueue(
            path: "file:/coffer-snapshot?vfs=coffer-snapshot&number=\(coffer_snapshot_number(snapshot))",
            configuration: DatabaseFile.configuration(patience))
        let result = Result {
            try queue.writeWithoutTransaction { database in
                var result: T?
                try database.inTransaction(.immediate) {
                    result = try counted(database, body)
                    return .rollback
                }
                guard let result else { throw StorageError.other(code: SQLITE_INTERNAL, detail: "a trial ended without a result") }
                return result
            }
        }
        // Nothing of the connection may outlive the snapshot.
        try queue.close()
        return try result.get()
    }
}
