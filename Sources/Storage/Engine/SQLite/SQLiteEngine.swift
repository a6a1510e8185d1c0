import GRDB
import GRDBSQLite
import Models
import Synchronization

/// The SQLite engine, on a file or in memory.
///
/// Reads use connections of their own and run on the calling thread: a read takes microseconds, a thread switch as well. There is one
/// writing connection, on a queue of its own, so writes are serialized; the write lock of the file serializes those of other processes.
final class SQLiteEngine: StorageEngine {
    /// The open file; nil for a database in memory and for a read-only file.
    let file: OpenedFile?
    /// The connection to a database in memory or to a read-only file.
    let memory: (any DatabaseWriter)?
    /// The tables of the database.
    let schema: Schema

    /// Why nothing can be written to a file that is read all the same; nil: it can.
    let refusal: StorageError?

    let feed = ChangeFeed()
    let backgroundExecutor = BackgroundExecutor()

    /// The timeout of connections that wait for another process.
    let timeout: Duration

    /// The number of writes that are queued or in progress.
    let pendingWriteCount = Atomic<Int>(0)

    /// The group commit queue of a database in memory.
    let memoryCommitQueue = GroupCommitQueue()

    /// Runs dry runs one after the other, since each has its own page cache.
    let dryRunExecutor = BackgroundExecutor()

    /// The writes that found the database locked, or the disk full.
    let postponedWrites = PostponedWrites()

    /// The texts of statements for readers who do not see everything.
    let scopedTexts: ScopedTexts

    private let statementCount = Atomic(0)
    private let stepCount = Atomic(0)
    private let pageCount = Atomic(0)

    /// A database in memory or in a read-only file.
    ///
    /// - Parameter refusal: the error of every write.
    init(_ writer: any DatabaseWriter, schema: Schema, refusal: StorageError? = nil) {
        memory = writer
        self.schema = schema
        scopedTexts = ScopedTexts(schema.policies)
        self.refusal = refusal
        file = nil
        timeout = Database.longTimeout
    }

    init(_ file: OpenedFile, schema: Schema, timeout: Duration) {
        memory = nil
        refusal = nil
        self.file = file
        self.schema = schema
        scopedTexts = ScopedTexts(schema.policies)
        self.timeout = timeout
    }

    /// The writing connection to the file that currently exists at the path.
    ///
    /// - Throws: `StorageError.cannotOpen` if the file no longer exists; other errors if it was replaced by one that cannot be used.
    var writer: any DatabaseWriter {
        get throws { try memory ?? connections().writer }
    }

    /// The connections to the file that currently exists at the path. Each operation calls this once.
    func connections() throws -> OpenedFile.Connections {
        guard let file else { throw StorageError.cannotOpen(path: "") }
        let (connections, isReplaced) = try file.connections()
        if isReplaced { feed.announce(Change(household: nil, topics: [.any])) }
        return connections
    }

    // MARK: - Reading

    func read<T: Sendable>(_ body: @Sendable (Connection) throws -> T) async throws -> T { try snapshot(body) }

    func readOne<T: Sendable>(_ body: @Sendable (Connection) throws -> T) async throws -> T { try withReader(body) }

    func longRead<T: Sendable>(_ body: @escaping @Sendable (Connection) throws -> T) async throws -> T {
        try await backgroundExecutor.run { try self.snapshot(body) }
    }

    func checkHealth() throws { _ = try snapshot { try HouseholdRepository($0).isSetUp() } }

    /// Runs reads in one snapshot on the calling thread.
    func snapshot<T>(_ body: (Connection) throws -> T) throws -> T {
        try withReader { try $0.inSnapshot(body) }
    }

    /// Runs reads on a reading connection and the calling thread, without a transaction.
    private func withReader<T>(_ body: (Connection) throws -> T) throws -> T {
        do {
            if let memory { return try memory.unsafeRead { try counting($0, body) } }
            let connections = try connections()
            return try connections.readers.read { try counting($0, fileGeneration: connections.generation, body) }
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    /// Runs reads on a reading connection of SQLite itself, without a transaction and uncounted; beside a write as well.
    func withUncountedReader<T>(_ body: (GRDB.Database) throws -> T) throws -> T {
        if let memory { return try memory.unsafeRead(body) }
        return try connections().readers.read(body)
    }

    // MARK: - Writing

    /// - Throws: why nothing can be written.
    func requireWritable() throws(StorageError) {
        if let refusal { throw refusal }
    }

    func write<T: Sendable>(
        timeout: Duration, _ body: @escaping @Sendable (Connection) throws -> Database.WriteOutcome<T>
    ) async throws -> T {
        let deadline = ContinuousClock.now + timeout
        do {
            try requireWritable()
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
        _ body: (Connection) throws -> Database.WriteOutcome<T>, in database: GRDB.Database, timeout: Duration
    ) throws -> T {
        setBusyTimeout(timeout, in: database)
        var outcome: Database.WriteOutcome<T>?
        try database.inTransaction(.immediate) {
            let decided = try counting(database, body)
            outcome = decided
            if case .commit = decided { return .commit }
            return .rollback
        }
        switch outcome {
        case .commit(let result, let change):
            feed.announce(change)
            writePostponed(in: database)
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

    /// A connection to the database, or to a copy of it.
    func connection(to database: GRDB.Database, fileGeneration: Int = 0) -> Connection {
        Connection(database, schemaVersion: schema.version, fileGeneration: fileGeneration, scopedTexts: scopedTexts)
    }

    // MARK: - Counting

    var counters: EngineCounters {
        EngineCounters(
            statements: statementCount.load(ordering: .relaxed), steps: stepCount.load(ordering: .relaxed),
            pages: pageCount.load(ordering: .relaxed))
    }

    /// Runs a body and adds the cost of its connection to the total.
    func counting<T>(_ database: GRDB.Database, fileGeneration: Int = 0, _ body: (Connection) throws -> T) rethrows -> T {
        let connection = self.connection(to: database, fileGeneration: fileGeneration)
        let pages = Self.pages(of: database)
        defer {
            pageCount.add(Self.pages(of: database) - pages, ordering: .relaxed)
            let counters = connection.finish()
            statementCount.add(counters.statements, ordering: .relaxed)
            stepCount.add(counters.steps, ordering: .relaxed)
        }
        return try body(connection)
    }

    /// The pages that a connection has looked up so far.
    private static func pages(of database: GRDB.Database) -> Int {
        [SQLITE_DBSTATUS_CACHE_HIT, SQLITE_DBSTATUS_CACHE_MISS].reduce(0) { sum, kind in
            var (count, highest) = (Int32(0), Int32(0))
            sqlite3_db_status(database.sqliteConnection, kind, &count, &highest, 0)
            return sum + Int(count)
        }
    }

    // MARK: - Closing

    func close() async throws {
        do {
            if let file { try file.close() } else { try writer.close() }
        } catch {
            throw StorageError.wrapping(error)
        }
    }
}
