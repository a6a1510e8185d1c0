import GRDB
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// An open database file with its connections, which are reopened when the file at the path is replaced.
///
/// SQLite keeps using a file after it is deleted or moved away, and such writes are lost. So each use compares device and inode of the path
/// with those of the open file: if the file is missing the use fails, and if another file exists at the path it is opened instead.
final class OpenedFile: Sendable {
    /// The connections to one file.
    struct Connections: Sendable {
        let writer: DatabaseQueue
        let readers: ReaderPool
        /// The short writes queued for this file.
        let commitQueue = GroupCommitQueue()
        /// Counts the files that were opened at this path; 0 for the first.
        let generation: Int

        init(_ writer: DatabaseQueue, generation: Int) {
            self.writer = writer
            self.generation = generation
            readers = ReaderPool(path: writer.path, configuration: writer.configuration)
        }

        /// Closes the read-only connections first: the last connection checkpoints and deletes the write-ahead log, for which it needs
        /// write access.
        func close() throws {
            readers.close()
            writer.releaseMemory()
            try writer.close()
        }
    }

    private struct State {
        /// Nil if the file that exists now could not be opened.
        var connections: Connections?
        var identity: OpenedFileIdentity
        var generation = 0
    }

    private let path: String
    private let open: @Sendable () throws -> DatabaseQueue
    private let state: Mutex<State>

    /// - Parameter open: opens the file that replaced the first one; fails unless it is a Coffer database.
    init(_ writer: DatabaseQueue, path: String, open: @escaping @Sendable () throws -> DatabaseQueue) throws(StorageError) {
        guard let identity = OpenedFileIdentity(path: path) else { throw .cannotOpen(path: path) }
        self.path = path
        self.open = open
        state = Mutex(State(connections: Connections(writer, generation: 0), identity: identity))
    }

    /// The connections to the current file, and whether it has replaced the previous one.
    ///
    /// - Throws: `StorageError.cannotOpen` if no file exists; other errors if the file cannot be used.
    func connections() throws -> (connections: Connections, isReplaced: Bool) {
        try state.withLock { state in
            guard let found = OpenedFileIdentity(path: path) else { throw StorageError.cannotOpen(path: path) }
            if let connections = state.connections {
                if found == state.identity { return (connections, false) }
                // The previous file's write-ahead log must not be mistaken for the new file's.
                try connections.writer.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
                state.connections = nil
                try? connections.close()
            }
            let connections = Connections(try open(), generation: state.generation + 1)
            state = State(connections: connections, identity: found, generation: connections.generation)
            return (connections, true)
        }
    }

    /// Closes all connections after the pending writes.
    func close() throws {
        try state.withLock { try $0.connections?.close() }
    }
}

/// Identifies a file by device and inode, independent of its name.
private struct OpenedFileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let inode: UInt64

    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(status.st_dev)
        inode = UInt64(status.st_ino)
    }
}
