import GRDB
import GRDBSQLite
import Models
import Synchronization

/// Writes that take about as long as their commit.
extension Database {

    /// Runs a write that takes about as long as its commit: at once, on the thread that asks, where none is before it, which saves as much time
    /// as the write takes; else in its turn, committed together with the other brief ones that wait.
    ///
    /// - Throws: `StorageError.locked` where it could not begin in time.
    package func briefWrite<T: Sendable>(
        within patience: Duration, _ body: @escaping @Sendable (Connection) throws -> Ending<T>
    ) async throws -> T {
        if let result = try writeNow(body) { return result }
        let end = ContinuousClock.now + patience
        do {
            let (writer, briefs) = try briefWriter()
            return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<T, any Error>) in
                let turn = WriteTurn(continuation)
                waiting.add(1, ordering: .relaxed)
                turn.giveUp(at: end)
                if briefs.add(QueuedBriefWrite(turn: turn, end: end, body: body)) { commit(briefs, with: writer) }
            }
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    /// The writing connection, with the brief writes that wait for it.
    private func briefWriter() throws -> (any DatabaseWriter, BriefWrites) {
        if let memory { return (memory, memoryBriefs) }
        let connections = try connections()
        return (connections.pool, connections.briefs)
    }

    /// Lets the writing connection come for the brief writes that wait.
    private func commit(_ briefs: BriefWrites, with writer: any DatabaseWriter) {
        writer.asyncWriteWithoutTransaction { database in
            let (writes, isMore) = briefs.take()
            let begun = writes.compactMap { $0.begin() }
            let fault = self.commit(begun, until: writes.map(\.end).max() ?? .now, in: database)
            // Those that were given up have ended, too. Who writes next as soon as this is done must not think that somebody is before it.
            self.waiting.subtract(writes.count, ordering: .relaxed)
            for write in begun { write.finish(fault) }
            if isMore { self.commit(briefs, with: writer) }
        }
    }

    /// Runs writes in one transaction.
    ///
    /// All of them as they are first, since the text index writes its pages at every savepoint. Where one fails or takes itself back, nothing of that
    /// is there, and they run once more, each within a savepoint of its own.
    ///
    /// - Returns: why nothing of any of them is there; nil: what they keep is committed.
    private func commit(
        _ writes: [any BegunWrite], until end: ContinuousClock.Instant, in database: GRDB.Database
    ) -> (any Error)? {
        guard !writes.isEmpty else { return nil }
        do {
            wait(for: end - .now, in: database)
            do {
                try database.inTransaction(.immediate) {
                    for write in writes where try !run(write, in: database) { throw OneIsNotKept() }
                    return .commit
                }
            } catch is OneIsNotKept {
                try database.inTransaction(.immediate) {
                    for write in writes { try database.inSavepoint { try run(write, in: database) ? .commit : .rollback } }
                    return .commit
                }
            }
        } catch {
            return StorageError.wrapping(error)
        }
        for change in writes.compactMap(\.change) { feed.announce(change) }
        return nil
    }

    /// - Returns: whether what it did is kept.
    /// - Throws: where the whole transaction was ended with it, as by a full disk, whatever the write makes of that.
    private func run(_ write: any BegunWrite, in database: GRDB.Database) throws -> Bool {
        let isKept = counted(database) { write.run(in: $0) }
        if sqlite3_get_autocommit(database.sqliteConnection) != 0 { throw write.fault ?? StorageError.full }
        return isKept
    }

    /// - Returns: nil where another write is under way, here or in another process.
    private func writeNow<T: Sendable>(_ body: (Connection) throws -> Ending<T>) throws -> T? {
        guard waiting.compareExchange(expected: 0, desired: 1, ordering: .relaxed).exchanged else { return nil }
        defer { waiting.subtract(1, ordering: .relaxed) }
        var hasBegun = false
        do {
            return try writer.writeWithoutTransaction { database in
                try run(
                    { connection in
                        hasBegun = true
                        return try body(connection)
                    }, in: database, within: .zero)
            }
        } catch {
            let error = StorageError.wrapping(error)
            if !hasBegun, case StorageError.locked = error { return nil }
            throw error
        }
    }
}

/// One of several writes failed or took itself back.
private struct OneIsNotKept: Error {}
