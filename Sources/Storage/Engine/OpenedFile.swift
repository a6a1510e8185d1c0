import GRDB
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A database's file with the connections to it.
///
/// SQLite goes on with a file that was deleted or moved away, and what is written to it then is lost. So every use looks whether the file is
/// still the one that was opened. While none is there nothing is done; where another one lies there by then, it is opened in its place.
final class OpenedFile: Sendable {
    /// What leads to one file.
    struct Connections: Sendable {
        let pool: DatabasePool
        let readers: Readers
        /// The brief writes that wait for this file.
        let briefs = BriefWrites()
        /// How many files lay at the path before.
        let number: Int

        init(_ pool: DatabasePool, number: Int) {
            self.pool = pool
            self.number = number
            readers = Readers(path: pool.path, configuration: pool.configuration)
        }

        /// Those that only read go first: the last one moves the log into the file and removes it, and must be allowed to.
        func close() throws {
            readers.close()
            pool.releaseMemory()
            try pool.close()
        }
    }

    private struct Opened {
        /// Nil: the file that lies there could not be opened.
        var connections: Connections?
        var identity: FileIdentity
        /// How many files lay here before.
        var number = 0
    }

    private let path: String
    private let open: @Sendable () throws -> DatabasePool
    private let opened: Mutex<Opened>

    /// - Parameter open: opens the file that lies at the path by then, which must be a database of Coffer's.
    init(_ pool: DatabasePool, path: String, open: @escaping @Sendable () throws -> DatabasePool) throws(StorageError) {
        guard let identity = FileIdentity(path: path) else { throw .cannotOpen(path: path) }
        self.path = path
        self.open = open
        opened = Mutex(Opened(connections: Connections(pool, number: 0), identity: identity))
    }

    /// The connections, and whether they lead to another file than the last ones.
    ///
    /// - Throws: `StorageError.cannotOpen` where there is no file; others where the one that is there cannot be used.
    func connections() throws -> (connections: Connections, isAnother: Bool) {
        try opened.withLock { opened in
            guard let found = FileIdentity(path: path) else { throw StorageError.cannotOpen(path: path) }
            if let connections = opened.connections {
                if found == opened.identity { return (connections, false) }
                // The log of the file that was here belongs to that file alone, wherever it is: it must not be found beside the new one.
                try connections.pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
                opened.connections = nil
                try? connections.close()
            }
            let connections = Connections(try open(), number: opened.number + 1)
            opened = Opened(connections: connections, identity: found, number: connections.number)
            return (connections, true)
        }
    }

    /// Ends all connections, after the writes that wait.
    func close() throws {
        try opened.withLock { try $0.connections?.close() }
    }
}

/// Which file lies at a path, whatever it is called.
private struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(status.st_dev)
        number = UInt64(status.st_ino)
    }
}
