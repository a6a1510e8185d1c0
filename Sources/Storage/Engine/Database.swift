import GRDB
import GRDBSQLite
package import Models
import Synchronization

/// Coffer's database, in a file or in memory.
///
/// Reads use snapshot isolation and never block. Writes are serialized, including those of other processes on the same file.
package final class Database: Sendable {
    /// The open file; nil for a database in memory and for a read-only file.
    let file: OpenedFile?
    let memory: (any DatabaseWriter)?

    /// Broadcasts every committed write of this process.
    package let feed = ChangeFeed()

    /// Generates the ids of all rows that this database inserts.
    package let ids: IDSource

    /// The default timeout of a write that waits for other writers, including those of other processes.
    package let timeout: Duration

    /// The timeout for programs that do nothing else, such as commands.
    package static let longTimeout = Duration.seconds(600)

    /// The total of SQLite virtual machine steps executed by reads and writes; tests use it to bound the cost of screens.
    package var steps: Int { stepCount.load(ordering: .relaxed) }

    private let stepCount = Atomic(0)

    /// The number of writes that are queued or in progress.
    let pendingWriteCount = Atomic<Int>(0)

    /// The group commit queue of a database in memory.
    let memoryCommitQueue = GroupCommitQueue()

    /// Runs long reads and other long jobs one after the other.
    package let backgroundExecutor = BackgroundExecutor()

    /// Runs dry runs one after the other, since each has its own page cache.
    let dryRunExecutor = BackgroundExecutor()

    /// A database in memory or in a read-only file.
    init(_ writer: any DatabaseWriter, ids: IDSource = IDSource()) {
        self.ids = ids
        memory = writer
        file = nil
        timeout = Self.longTimeout
    }

    init(_ file: OpenedFile, timeout: Duration) {
        ids = IDSource()
        memory = nil
        self.file = file
        self.timeout = timeout
    }

    /// The writing connection to the file that currently exists at the path.
    ///
    /// - Throws: `StorageError.cannotOpen` if the file no longer exists; other errors if it was replaced by one that cannot be used.
    var writer: any DatabaseWriter {
        get throws { try memory ?? connections().pool }
    }

    /// The connections to the file that currently exists at the path. Each operation calls this once.
    func connections() throws -> OpenedFile.Connections {
        guard let file else { throw StorageError.cannotOpen(path: "") }
        let (connections, isReplaced) = try file.connections()
        if isReplaced { feed.announce(Change(household: nil, topics: Set(Topic.allCases))) }
        return connections
    }

    // MARK: - Reading and writing

    /// Runs reads in one snapshot of the database.
    package func read<T: Sendable>(_ body: @Sendable (Connection) throws -> T) throws -> T {
        try readOne { try $0.inSnapshot(body) }
    }

    /// Runs a single read statement, which needs no explicit transaction for a snapshot.
    package func readOne<T: Sendable>(_ body: @Sendable (Connection) throws -> T) throws -> T {
        do {
            if let memory { return try memory.unsafeRead { try countingSteps(of: $0, body) } }
            let connections = try connections()
            return try connections.readers.read { try countingSteps(of: $0, fileGeneration: connections.generation, body) }
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    /// Runs long reads in one snapshot on the background executor.
    package func longRead<T: Sendable>(_ body: @escaping @Sendable (Connection) throws -> T) async throws -> T {
        try await backgroundExecutor.run { try self.read(body) }
    }

    /// Runs reads and writes in one transaction, which is committed, or rolled back if the body throws. Blocks the thread.
    ///
    /// - Parameter topics: the topics announced after the commit.
    package func write<T: Sendable>(
        _ household: ID<Household>?, _ topics: Set<Topic>, _ body: @Sendable (Connection) throws -> T
    ) throws -> T {
        try write { connection in
            let result = try body(connection)
            return .commit(result, Change(household: household, topics: topics))
        }
    }

    /// Runs reads and writes in one transaction, which is committed, or rolled back if the body throws. Blocks no thread.
    ///
    /// - Parameters:
    ///   - timeout: how long the write may wait before it starts.
    ///   - topics: the topics announced after the commit.
    /// - Throws: `StorageError.locked` after the timeout.
    package func write<T: Sendable>(
        timeout: Duration, _ household: ID<Household>?, _ topics: Set<Topic>,
        _ body: @escaping @Sendable (Connection) throws -> T
    ) async throws -> T {
        try await write(timeout: timeout) { connection in
            let result = try body(connection)
            return .commit(result, Change(household: household, topics: topics))
        }
    }

    /// What a write decides at its end: commit and announce a change, or roll back. Both return a value.
    package enum WriteOutcome<T: Sendable>: Sendable {
        case commit(T, Change)
        case rollback(T)
    }

    /// Runs a write that decides at its end whether to commit or roll back. Blocks the thread.
    package func write<T: Sendable>(_ body: @Sendable (Connection) throws -> WriteOutcome<T>) throws -> T {
        do {
            return try trackingWrite { try writer.writeWithoutTransaction { try run(body, in: $0, timeout: timeout) } }
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    /// Counts a pending write while the body runs.
    func trackingWrite<T>(_ body: () throws -> T) rethrows -> T {
        pendingWriteCount.add(1, ordering: .relaxed)
        defer { pendingWriteCount.subtract(1, ordering: .relaxed) }
        return try body()
    }

    /// Runs a write that decides at its end whether to commit or roll back. Blocks no thread while it waits for other writes.
    ///
    /// - Parameter timeout: how long the write may wait before it starts; a started write runs to its end.
    /// - Throws: `StorageError.locked` after the timeout.
    package func write<T: Sendable>(
        timeout: Duration, _ body: @escaping @Sendable (Connection) throws -> WriteOutcome<T>
    ) async throws -> T {
        let deadline = ContinuousClock.now + timeout
        do {
            let writer = try writer
            return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<T, any Error>) in
                let pending = PendingWrite(continuation)
                // The first write starts at once; SQLite's busy timeout covers other processes.
                if pendingWriteCount.add(1, ordering: .relaxed).oldValue > 0 { pending.timeOut(at: deadline) }
                writer.asyncWriteWithoutTransaction { database in
                    // Subtract before the caller resumes, so that its next write does not find a pending one.
                    pending.run {
                        try self.run(body, in: database, timeout: deadline - .now)
                    } completion: {
                        self.pendingWriteCount.subtract(1, ordering: .relaxed)
                    }
                }
            }
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    /// Runs a write in its own transaction on the writing connection.
    func run<T: Sendable>(
        _ body: (Connection) throws -> WriteOutcome<T>, in database: GRDB.Database, timeout: Duration
    ) throws -> T {
        setBusyTimeout(timeout, in: database)
        var outcome: WriteOutcome<T>?
        try database.inTransaction(.immediate) {
            let decided = try countingSteps(of: database, body)
            outcome = decided
            if case .commit = decided { return .commit }
            return .rollback
        }
        switch outcome {
        case .commit(let result, let change):
            feed.announce(change)
            return result
        case .rollback(let result):
            return result
        case nil:
            throw StorageError.other(code: SQLITE_INTERNAL, detail: "a write ended without a decision")
        }
    }

    /// Sets how long SQLite waits for the write lock of other processes.
    func setBusyTimeout(_ timeout: Duration, in database: GRDB.Database) {
        let milliseconds = timeout / .milliseconds(1)
        sqlite3_busy_timeout(database.sqliteConnection, Int32(min(max(milliseconds, 0), 1_000_000)))
    }

    /// Runs a body and adds the steps of its connection to the database's total.
    func countingSteps<T>(of database: GRDB.Database, fileGeneration: Int = 0, _ body: (Connection) throws -> T) rethrows -> T {
        let connection = Connection(database, fileGeneration: fileGeneration)
        defer { stepCount.add(connection.steps, ordering: .relaxed) }
        return try body(connection)
    }
}
