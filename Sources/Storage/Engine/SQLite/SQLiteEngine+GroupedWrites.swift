import GRDB
import GRDBSQLite
import Models
import Synchronization

/// Group commit for short writes, which take about as long as their commit.
extension SQLiteEngine {
    /// Runs a short write: immediately on the calling thread if no other write is pending, which saves the thread switch; otherwise in
    /// order, committed together with the other queued short writes.
    func groupedWrite<T: Sendable>(
        timeout: Duration, _ body: @escaping @Sendable (Connection) throws -> Database.WriteOutcome<T>
    ) async throws -> T {
        try requireWritable()
        if let result = try writeImmediately(body) { return result }
        let deadline = ContinuousClock.now + timeout
        do {
            let (writer, queue) = try groupedWriter()
            return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<T, any Error>) in
                let pending = PendingWrite(continuation)
                pendingWriteCount.add(1, ordering: .relaxed)
                pending.timeOut(at: deadline)
                if queue.append(GroupedWrite(pending: pending, deadline: deadline, body: body)) { commitNextBatch(of: queue, with: writer) }
            }
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    /// The writing connection and its queue of short writes.
    private func groupedWriter() throws -> (any DatabaseWriter, GroupCommitQueue) {
        if let memory { return (memory, memoryCommitQueue) }
        let connections = try connections()
        return (connections.writer, connections.commitQueue)
    }

    /// Schedules the next batch on the writing connection.
    private func commitNextBatch(of queue: GroupCommitQueue, with writer: any DatabaseWriter) {
        writer.asyncWriteWithoutTransaction { database in
            let (writes, hasMore) = queue.nextBatch()
            let started = writes.compactMap { $0.start() }
            let error = self.commit(started, deadline: writes.map(\.deadline).max() ?? .now, in: database)
            // Writes that timed out count too. Subtract before the callers resume, so that their next write does not find a pending one.
            self.pendingWriteCount.subtract(writes.count, ordering: .relaxed)
            for write in started { write.finish(error) }
            if hasMore { self.commitNextBatch(of: queue, with: writer) }
        }
    }

    /// Runs writes in one transaction.
    ///
    /// The first attempt uses no savepoints, because the text index flushes its pages at each of them. If a write fails or asks for a
    /// rollback, the transaction is rolled back and all writes run again, each in its own savepoint.
    ///
    /// - Returns: the error that rolled back the whole transaction; nil if it was committed.
    private func commit(
        _ writes: [any AnyStartedWrite], deadline: ContinuousClock.Instant, in database: GRDB.Database
    ) -> (any Error)? {
        guard !writes.isEmpty else { return nil }
        do {
            setBusyTimeout(deadline - .now, in: database)
            do {
                try database.inTransaction(.immediate) {
                    for write in writes where try !run(write, in: database) { throw RollbackRequired() }
                    return .commit
                }
            } catch is RollbackRequired {
                try database.inTransaction(.immediate) {
                    for write in writes { try database.inSavepoint { try run(write, in: database) ? .commit : .rollback } }
                    return .commit
                }
            }
        } catch {
            return StorageError.wrapping(error)
        }
        for change in writes.compactMap(\.change) { feed.announce(change) }
        writePostponed(in: database)
        return nil
    }

    /// - Returns: whether the write's changes are to be committed.
    /// - Throws: if SQLite ended the whole transaction, for example because the disk is full, even if the body caught that error.
    private func run(_ write: any AnyStartedWrite, in database: GRDB.Database) throws -> Bool {
        let shouldCommit = counting(database) { write.run(in: $0) }
        if sqlite3_get_autocommit(database.sqliteConnection) != 0 { throw write.error ?? StorageError.full }
        return shouldCommit
    }

    /// - Returns: nil if another write is in progress, in this process or another one.
    private func writeImmediately<T: Sendable>(_ body: (Connection) throws -> Database.WriteOutcome<T>) throws -> T? {
        guard pendingWriteCount.compareExchange(expected: 0, desired: 1, ordering: .relaxed).exchanged else { return nil }
        defer { pendingWriteCount.subtract(1, ordering: .relaxed) }
        var hasStarted = false
        do {
            return try writer.writeWithoutTransaction { database in
                try run(
                    { connection in
                        hasStarted = true
                        return try body(connection)
                    }, in: database, timeout: .zero)
            }
        } catch {
            let error = StorageError.wrapping(error)
            if !hasStarted, case StorageError.locked = error { return nil }
            throw error
        }
    }
}

/// Thrown to roll back a batch in which a write failed or asked for a rollback.
private struct RollbackRequired: Error {}
