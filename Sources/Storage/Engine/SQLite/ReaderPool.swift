import GRDB
import Synchronization

/// A pool of read-only connections to a database file; each is used by one thread at a time.
///
/// GRDB's `DatabasePool` is not used: its reads cost several times as much as the single-row query that every server request starts with, since
/// it hands out connections through a queue and checks for schema changes; and it takes the write lock when a file is opened.
final class ReaderPool: Sendable {
    private struct State {
        var idle: [DatabaseQueue] = []
        var isClosed = false
    }

    /// How many idle connections are kept. The number of concurrent readers is unlimited.
    private static let idleLimit = 4

    private let path: String
    private let configuration: Configuration
    private let state = Mutex(State())

    /// - Parameter configuration: the writing connection's, which has created the write-ahead log already.
    init(path: String, configuration: Configuration) {
        self.path = path
        self.configuration = {
            var configuration = configuration
            configuration.readonly = true
            return configuration
        }()
    }

    /// Runs reads on a connection without a transaction.
    func read<T>(_ body: (GRDB.Database) throws -> T) throws -> T {
        let queue = try acquire()
        defer { release(queue) }
        return try queue.unsafeRead(body)
    }

    /// Closes idle connections now and the others when they are released.
    func close() {
        let queues = state.withLock { state in
            defer { state.idle = [] }
            state.isClosed = true
            return state.idle
        }
        for queue in queues { try? queue.close() }
    }

    private func acquire() throws -> DatabaseQueue {
        let queue = try state.withLock { state in
            guard !state.isClosed else { throw DatabaseError(resultCode: .SQLITE_MISUSE, message: "the connections are closed") }
            return state.idle.popLast()
        }
        return try queue ?? DatabaseQueue(path: path, configuration: configuration)
    }

    private func release(_ queue: DatabaseQueue) {
        let isKept = state.withLock { state in
            guard !state.isClosed, state.idle.count < Self.idleLimit else { return false }
            state.idle.append(queue)
            return true
        }
        if !isKept { try? queue.close() }
    }
}
