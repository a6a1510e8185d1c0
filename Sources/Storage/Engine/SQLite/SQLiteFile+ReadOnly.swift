import GRDB

/// Files that this user may only read, or that nothing can be written to.
extension SQLiteFile {
    /// Opens a file of this version for reading.
    ///
    /// - Parameter refusal: the error of every write.
    static func openReadOnly(
        _ path: String, schema: Schema, timeout: Duration, refusal: StorageError = .readOnly
    ) throws -> SQLiteEngine {
        do {
            let queue = try reader(of: path, configuration: configuration(timeout))
            let found = try queue.read { try version(of: $0) }
            guard found == schema.version else {
                guard found < schema.version else { throw StorageError.newerVersion(found: found, known: schema.version) }
                // A file that cannot be written cannot be migrated.
                if case .full = refusal { throw refusal }
                throw StorageError.outdated(found: found, known: schema.version)
            }
            return SQLiteEngine(queue, schema: schema, refusal: refusal)
        } catch {
            throw adding(path: path, to: StorageError.wrapping(error))
        }
    }

    /// Opens a read-only connection, also on a read-only file system and on a full disk.
    ///
    /// SQLite cannot open a database in write-ahead log mode in a folder where it may not create files, unless the database is declared
    /// immutable. That is done only if no log exists, because its writes would be ignored. A log on a full disk, where its index cannot be
    /// made, is read through an index in memory, for which nobody else may use the file.
    static func reader(of path: String, configuration: Configuration) throws -> DatabaseQueue {
        var configuration = configuration
        configuration.readonly = true
        let path = path.hasPrefix("/") ? path : "./" + path
        do {
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            _ = try queue.read { try Int.fetchOne($0, sql: "PRAGMA schema_version") }
            return queue
        } catch let error as DatabaseError where FileAccess.isReadable(path) && Self.canBeReadOtherwise(error) {
            if FileAccess.hasContent(path + "-wal"), case StorageError.full = StorageError.wrapping(error) {
                return try exclusiveReader(of: path, configuration: configuration)
            }
            guard !FileAccess.hasContent(path + "-wal"), !FileAccess.hasContent(path + "-journal") else { throw error }
            return try DatabaseQueue(path: FileAccess.uri(of: path) + "?immutable=1", configuration: configuration)
        }
    }

    /// Whether an error says that files beside the database cannot be made.
    private static func canBeReadOtherwise(_ error: DatabaseError) -> Bool {
        if case StorageError.full = StorageError.wrapping(error) { return true }
        return error.resultCode == .SQLITE_CANTOPEN || error.resultCode == .SQLITE_READONLY
    }

    /// Opens a connection that has the file for itself and writes nothing, neither to the file nor beside it (SQLite, *Write-Ahead Logging*,
    /// section 8).
    private static func exclusiveReader(of path: String, configuration: Configuration) throws -> DatabaseQueue {
        var exclusive = Self.configuration(.zero, isExclusive: true)
        exclusive.busyMode = configuration.busyMode
        let queue = try DatabaseQueue(path: path, configuration: exclusive)
        _ = try queue.read { try Int.fetchOne($0, sql: "PRAGMA schema_version") }
        return queue
    }
}
