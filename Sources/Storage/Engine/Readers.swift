import GRDB
import Synchronization

/// Connections to a database file that only read, lent to one thread at a time.
///
/// They stand beside the pool that writes, because a read of the pool's own takes several times as long as the look at one row that every
/// request of the server begins with: it finds a free connection through a queue of its own and asks whether the schema is another.
final class Readers: Sendable {
    private struct Free {
        var queues: [DatabaseQueue] = []
        var isClosed = false
    }

    /// How many are kept while nobody reads. As many threads as want to can read at once.
    private static let kept = 4

    private let path: String
    private let configuration: Configuration
    private let free = Mutex(Free())

    /// - Parameter configuration: as that of the pool, which has made the file's log already.
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
        let queue = try take()
        defer { give(queue) }
        return try queue.unsafeRead(body)
    }

    /// Ends those that nobody uses; the others end when they are given back.
    func close() {
        let queues = free.withLock { free in
            defer { free.queues = [] }
            free.isClosed = true
            return free.queues
        }
        for queue in queues { try? queue.close() }
    }

    private func take() throws -> DatabaseQueue {
        let queue = try free.withLock { free in
            guard !free.isClosed else { throw DatabaseError(resultCode: .SQLITE_MISUSE, message: "the connections are closed") }
            return free.queues.popLast()
        }
        return try queue ?? DatabaseQueue(path: path, configuration: configuration)
    }

    private func give(_ queue: DatabaseQueue) {
        let isKept = free.withLock { free in
            guard !free.isClosed, free.queues.count < Self.kept else { return false }
            free.queues.append(queue)
            return true
        }
        if !isKept { try? queue.close() }
    }
}
