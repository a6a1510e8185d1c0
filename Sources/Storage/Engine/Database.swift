package import Models

/// Coffer's database: what services and tests know of storage, whichever engine it is on.
///
/// Reads use snapshot isolation and never block. Writes of a household are serialized, including those of other processes.
package final class Database: Sendable {
    /// The engine that does the work.
    let engine: any StorageEngine

    /// Generates the ids of all rows that this database inserts.
    package let ids: IDSource

    /// The default timeout of a write that waits for other writers, including those of other processes.
    let timeout: Duration

    /// The timeout for programs that do nothing else, such as commands.
    package static let longTimeout = Duration.seconds(600)

    init(_ engine: any StorageEngine, ids: IDSource = IDSource(), timeout: Duration = longTimeout) {
        self.engine = engine
        self.ids = ids
        self.timeout = timeout
    }

    /// Broadcasts every committed write of this process.
    package var feed: ChangeFeed { engine.feed }

    /// The cost of all reads and writes so far.
    package var counters: EngineCounters { engine.counters }

    /// Runs long reads and other long jobs one after the other.
    package var backgroundExecutor: BackgroundExecutor { engine.backgroundExecutor }

    // MARK: - Reading

    /// Runs reads in one snapshot of the database.
    package func read<T: Sendable>(_ body: @Sendable (Connection) throws -> T) async throws -> T {
        try await engine.read(body)
    }

    /// Runs a single read statement, which needs no explicit transaction for a snapshot.
    package func readOne<T: Sendable>(_ body: @Sendable (Connection) throws -> T) async throws -> T {
        try await engine.readOne(body)
    }

    /// Runs long reads in one snapshot on the background executor.
    package func longRead<T: Sendable>(_ body: @escaping @Sendable (Connection) throws -> T) async throws -> T {
        try await engine.longRead(body)
    }

    /// Checks that the database responds.
    package func checkHealth() throws { try engine.checkHealth() }

    // MARK: - Writing

    /// What a write decides at its end: commit and announce a change, or roll back. Both return a value.
    package enum WriteOutcome<T: Sendable>: Sendable {
        case commit(T, Change)
        case rollback(T)
    }

    /// Runs reads and writes in one transaction, which is committed, or rolled back if the body throws. Blocks no thread while it waits for
    /// other writes.
    ///
    /// - Parameters:
    ///   - timeout: how long the write may wait before it starts; nil: the default.
    ///   - household: whose lock the write takes first; nil if it belongs to none.
    ///   - topics: the topics announced after the commit.
    /// - Throws: `StorageError.locked` after the timeout.
    package func write<T: Sendable>(
        timeout: Duration? = nil, _ household: ID<Household>?, _ topics: Set<Topic>,
        _ body: @escaping @Sendable (Connection) throws -> T
    ) async throws -> T {
        try await write(timeout: timeout, household) { connection in
            let result = try body(connection)
            return .commit(result, Change(household: household, topics: topics))
        }
    }

    /// Runs a write that decides at its end whether to commit or roll back. Blocks no thread while it waits for other writes.
    ///
    /// - Parameters:
    ///   - timeout: how long the write may wait before it starts, nil: the default; a started write runs to its end.
    ///   - household: whose lock the write takes first; nil if it belongs to none.
    /// - Throws: `StorageError.locked` after the timeout.
    package func write<T: Sendable>(
        timeout: Duration? = nil, _ household: ID<Household>?, _ body: @escaping @Sendable (Connection) throws -> WriteOutcome<T>
    ) async throws -> T {
        try await engine.write(timeout: timeout ?? self.timeout, Self.locking(household, body))
    }

    /// Runs a short write, possibly in one transaction with others that wait. Its body may run twice.
    ///
    /// - Parameters:
    ///   - timeout: how long the write may wait before it starts; nil: the default.
    ///   - household: whose lock the write takes first; nil if it belongs to none.
    /// - Throws: `StorageError.locked` after the timeout.
    package func groupedWrite<T: Sendable>(
        timeout: Duration? = nil, _ household: ID<Household>?, _ body: @escaping @Sendable (Connection) throws -> WriteOutcome<T>
    ) async throws -> T {
        try await engine.groupedWrite(timeout: timeout ?? self.timeout, Self.locking(household, body))
    }

    /// Enqueues a write and returns immediately. While the database is locked or its disk full, it is postponed until the next write; another
    /// failure drops it, and so does the end of the program, so use this only for data that may be lost.
    ///
    /// - Parameter onFailure: receives the error of a dropped write.
    package func writeBehind(
        _ body: @escaping @Sendable (Connection) throws -> Void, onFailure: @escaping @Sendable (any Error) -> Void
    ) {
        engine.writeBehind(body, onFailure: onFailure)
    }

    /// Runs reads and writes on a snapshot of the database and discards the changes. Other writes, including those of other processes,
    /// continue meanwhile; dry runs are serialized. Blocks no thread of the caller.
    ///
    /// - Parameter timeout: how long the dry run may wait before it starts; nil: the default.
    /// - Throws: `StorageError.locked` after the timeout.
    package func dryRun<T: Sendable>(
        timeout: Duration? = nil, _ body: @escaping @Sendable (Connection) throws -> T
    ) async throws -> T {
        try await engine.dryRun(timeout: timeout ?? self.timeout, body)
    }

    /// A write that takes the household's lock before anything else. Every write of a household begins here: two writes that read the same
    /// rows and then change them never run at the same time.
    private static func locking<T: Sendable>(
        _ household: ID<Household>?, _ body: @escaping @Sendable (Connection) throws -> WriteOutcome<T>
    ) -> @Sendable (Connection) throws -> WriteOutcome<T> {
        guard let household else { return body }
        return { connection in
            try connection.lock(household)
            return try body(connection)
        }
    }

    // MARK: - The whole database

    /// Announces writes of other processes, until the task is cancelled.
    ///
    /// - Parameters:
    ///   - interval: how often an engine looks that is not notified.
    ///   - onFailure: receives the error of a failed look, once per series of failures.
    package func watchOtherProcesses(every interval: Duration, onFailure: @Sendable (any Error) -> Void) async {
        await engine.watchOtherProcesses(every: interval, onFailure: onFailure)
    }

    /// Writes a verified copy to a new file.
    ///
    /// - Parameter others: what is checked besides the ledger.
    /// - Throws: `BackupError`, `StorageError`.
    package func backup(to path: String, checking others: @escaping HouseholdCheck) async throws {
        try await engine.backup(to: path, checking: others)
    }

    /// Replaces the whole database with a verified backup; other processes see it at their next read.
    ///
    /// - Parameters:
    ///   - path: the backup.
    ///   - savedPath: a new file that receives the current content; nil to discard it.
    ///   - others: what is checked besides the ledger.
    ///   - fault: says what is wrong with the backup's content, read on a copy with the current schema; nil if nothing is.
    ///   - adapt: changes the copy before it replaces the database.
    /// - Throws: `BackupError`, `StorageError`.
    package func restore(
        from path: String, keeping savedPath: String?, checking others: @escaping HouseholdCheck,
        fault: @escaping @Sendable (Connection) throws -> String?, adapting adapt: @escaping @Sendable (Connection) throws -> Void
    ) async throws {
        try await engine.restore(from: path, keeping: savedPath, checking: others, fault: fault, adapting: adapt)
    }

    /// Closes all connections after the pending writes.
    package func close() async throws { try await engine.close() }
}
