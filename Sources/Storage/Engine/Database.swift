import GRDB
import GRDBSQLite
package import Models
import Synchronization

/// Coffer's database: one file, or memory.
///
/// Reads see one snapshot and never wait; writes come one after the other, also those of other processes on the same file.
package final class Database: Sendable {
    /// The file behind it; nil in memory and where it may only be read.
    let file: OpenedFile?
    let memory: (any DatabaseWriter)?

    /// Announces every committed write of this process.
    package let feed = ChangeFeed()

    /// Where the identities of all writes come from.
    package let ids: IDSource

    /// How long a write waits for those before it, also of other processes, unless it says otherwise.
    package let patience: Duration

    /// How long a program waits that has nothing else to do.
    package static let longPatience = Duration.seconds(600)

    /// Virtual machine steps of all statements so far that ran to their end in a read or a write; what tests hold screens to.
    package var steps: Int { work.load(ordering: .relaxed) }

    private let work = Atomic(0)

    /// How many writes have not ended yet.
    let waiting = Atomic<Int>(0)

    /// The brief writes that wait for a database in memory.
    let memoryBriefs = BriefWrites()

    /// What takes long comes one after the other, on a thread of its own.
    package let longWork = LongWork()

    /// Trials come one after the other: each keeps a cache of its own.
    let trials = LongWork()

    /// A database in memory, or in a file that may only be read.
    init(_ writer: any DatabaseWriter, ids: IDSource = IDSource()) {
        self.ids = ids
        memory = writer
        file = nil
        patience = Self.longPatience
    }

    init(_ file: OpenedFile, patience: Duration) {
        ids = IDSource()
        memory = nil
        self.file = file
        self.patience = patience
    }

    /// The connection that writes to the file that lies at its path now.
    ///
    /// - Throws: `StorageError.cannotOpen` where the file is gone; others where another one lies there that cannot be used.
    var writer: any DatabaseWriter {
        get throws { try memory ?? connections().pool }
    }

    /// The connections to the file that lies at its path now. Everything that is done takes them from here, once.
    func connections() throws -> OpenedFile.Connections {
        guard let file else { throw StorageError.cannotOpen(path: "") }
        let (connections, isAnother) = try file.connections()
        if isAnother { feed.announce(Change(household: nil, topics: Set(Topic.allCases))) }
        return connections
    }

    // MARK: - Reading and writing

    /// Runs reads in one snapshot.
    package func read<T: Sendable>(_ body: @Sendable (Connection) throws -> T) throws -> T {
        try lookUp { try $0.inSnapshot(body) }
    }

    /// Runs one statement that reads, which is a snapshot by itself.
    package func lookUp<T: Sendable>(_ body: @Sendable (Connection) throws -> T) throws -> T {
        do {
            if let memory { return try memory.unsafeRead { try counted($0, body) } }
            let connections = try connections()
            return try connections.readers.read { try counted($0, file: connections.number, body) }
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    /// Runs reads in one snapshot that take long, without keeping a thread of the caller's.
    package func longRead<T: Sendable>(_ body: @escaping @Sendable (Connection) throws -> T) async throws -> T {
        try await longWork.run { try self.read(body) }
    }

    /// Runs reads and writes in one transaction, which is wholly there afterwards or, after an error, wholly absent. The thread waits.
    ///
    /// - Parameter topics: what is announced after the commit.
    package func write<T: Sendable>(
        _ household: ID<Household>?, _ topics: Set<Topic>, _ body: @Sendable (Connection) throws -> T
    ) throws -> T {
        try write { connection in
            let result = try body(connection)
            return .keep(result, Change(household: household, topics: topics))
        }
    }

    /// Runs reads and writes in one transaction, which is wholly there afterwards or, after an error, wholly absent. No thread waits.
    ///
    /// - Parameters:
    ///   - patience: how long it may take until it begins.
    ///   - topics: what is announced after the commit.
    /// - Throws: `StorageError.locked` where it could not begin in time.
    package func write<T: Sendable>(
        within patience: Duration, _ household: ID<Household>?, _ topics: Set<Topic>,
        _ body: @escaping @Sendable (Connection) throws -> T
    ) async throws -> T {
        try await write(within: patience) { connection in
            let result = try body(connection)
            return .keep(result, Change(household: household, topics: topics))
        }
    }

    /// Whether a write is kept or taken back when its closure is at its end.
    package enum Ending<T: Sendable>: Sendable {
        case keep(T, Change)
        case takeBack(T)
    }

    /// Runs a write that decides at its end whether it is kept. The thread waits.
    package func write<T: Sendable>(_ body: @Sendable (Connection) throws -> Ending<T>) throws -> T {
        do {
            return try counting { try writer.writeWithoutTransaction { try run(body, in: $0, within: patience) } }
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    /// Does something that keeps the writing connection busy.
    func counting<T>(_ body: () throws -> T) rethrows -> T {
        waiting.add(1, ordering: .relaxed)
        defer { waiting.subtract(1, ordering: .relaxed) }
        return try body()
    }

    /// Runs a write that decides at its end whether it is kept. No thread waits, however long those before it take.
    ///
    /// - Parameter patience: how long it may take until it begins; what has begun is not given up.
    /// - Throws: `StorageError.locked` where it could not begin in time.
    package func write<T: Sendable>(
        within patience: Duration, _ body: @escaping @Sendable (Connection) throws -> Ending<T>
    ) async throws -> T {
        let end = ContinuousClock.now + patience
        do {
            let writer = try writer
            return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<T, any Error>) in
                let turn = WriteTurn(continuation)
                // The first in the row begins at once, and then SQLite waits for other processes.
                if waiting.add(1, ordering: .relaxed).oldValue > 0 { turn.giveUp(at: end) }
                writer.asyncWriteWithoutTransaction { database in
                    // Who writes next as soon as this is done must not think that somebody is before it.
                    turn.take {
                        try self.run(body, in: database, within: end - .now)
                    } end: {
                        self.waiting.subtract(1, ordering: .relaxed)
                    }
                }
            }
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    /// Runs a write in a transaction of its own, on the writing connection.
    func run<T: Sendable>(
        _ body: (Connection) throws -> Ending<T>, in database: GRDB.Database, within patience: Duration
    ) throws -> T {
        wait(for: patience, in: database)
        var ending: Ending<T>?
        try database.inTransaction(.immediate) {
            let decided = try counted(database, body)
            ending = decided
            if case .keep = decided { return .commit }
            return .rollback
        }
        switch ending {
        case .keep(let result, let change):
            feed.announce(change)
            return result
        case .takeBack(let result):
            return result
        case nil:
            throw StorageError.other(code: SQLITE_INTERNAL, detail: "a write ended without a decision")
        }
    }

    /// How long SQLite waits for the writes of other processes.
    func wait(for patience: Duration, in database: GRDB.Database) {
        let milliseconds = patience / .milliseconds(1)
        sqlite3_busy_timeout(database.sqliteConnection, Int32(min(max(milliseconds, 0), 1_000_000)))
    }

    /// Runs a body and adds the steps of its connection to those of the database.
    func counted<T>(_ database: GRDB.Database, file: Int = 0, _ body: (Connection) throws -> T) rethrows -> T {
        let connection = Connection(database, file: file)
        defer { work.add(connection.steps, ordering: .relaxed) }
        return try body(connection)
    }
}
