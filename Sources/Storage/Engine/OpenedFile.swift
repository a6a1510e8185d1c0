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
    private struct Opened {
        /// Nil: the file that lies there could not be opened.
        var pool: DatabasePool?
        var identity: FileIdentity
    }

    private let path: String
    private let open: @Sendable () throws -> DatabasePool
    private let opened: Mutex<Opened>

    /// - Parameter open: opens the file that lies at the path by then, which must be a database of Coffer's.
    init(_ pool: DatabasePool, path: String, open: @escaping @Sendable () throws -> DatabasePool) throws(StorageError) {
        guard let identity = FileIdentity(path: path) else { throw .cannotOpen(path: path) }
        self.path = path
        self.open = open
        opened = Mutex(Opened(pool: pool, identity: identity))
    }

    /// The connections, and whether they lead to another file than the last ones.
    ///
    /// - Throws: `StorageError.cannotOpen` where there is no file; others where the one that is there cannot be used.
    func pool() throws -> (pool: DatabasePool, isAnother: Bool) {
        try opened.withLock { opened in
            guard let found = FileIdentity(path: path) else { throw StorageError.cannotOpen(path: path) }
            if let pool = opened.pool {
                if found == opened.identity { return (pool, false) }
                // The log of the file that was here belongs to that file alone, wherever it is: it must not be found beside the new one.
                try pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
                opened.pool = nil
                try? Self.close(pool)
            }
            let pool = try open()
            opened = Opened(pool: pool, identity: found)
            return (pool, true)
        }
    }

    /// Ends all connections, after the writes that wait.
    func close() throws {
        try opened.withLock { opened in
            guard let pool = opened.pool else { return }
            try Self.close(pool)
        }
    }

    /// Those that only read go first: the last one moves the log into the file and removes it, and must be allowed to.
    private static func close(_ pool: DatabasePool) throws {
        pool.releaseMemory()
        try pool.close()
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
