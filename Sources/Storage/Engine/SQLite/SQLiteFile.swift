import CSQLiteSettings
import Foundation
import GRDB
import GRDBSQLite
import Models

/// Opens SQLite files: validates the file, migrates the schema, and configures durability.
enum SQLiteFile {
    /// `COFR`: marks a SQLite file as Coffer's (`PRAGMA application_id`).
    static let applicationID = 0x434F_4652

    /// The page size of new files in bytes. Existing files keep theirs.
    static let pageSize = 8_192

    /// Opens or creates the database at a path.
    ///
    /// - Parameters:
    ///   - schema: the tables that the file has afterwards.
    ///   - timeout: the default timeout of reads and writes that wait for other connections.
    ///   - allowsReadOnly: whether to open a file that this user may only read; writes to it throw `StorageError.readOnly`.
    /// - Throws: `StorageError`.
    static func open(path: String, schema: Schema, timeout: Duration, allowsReadOnly: Bool) throws -> SQLiteEngine {
        try checkEngine()
        try requireFile(path)
        if allowsReadOnly, FileAccess.isReadOnly(path) { return try openReadOnly(path, schema: schema, timeout: timeout) }
        do {
            return try openWritable(path: path, schema: schema, timeout: timeout)
        } catch StorageError.readOnly where allowsReadOnly && FileAccess.isReadable(path) {
            return try openReadOnly(path, schema: schema, timeout: timeout)
        } catch StorageError.cannotOpen where allowsReadOnly && FileAccess.isReadable(path) {
            return try openReadOnly(path, schema: schema, timeout: timeout)
        } catch StorageError.full where allowsReadOnly && FileAccess.hasContent(path) {
            // Even opening writes: the index of the log, and the log itself.
            return try openReadOnly(path, schema: schema, timeout: timeout, refusal: .full)
        }
    }

    private static func openWritable(path originalPath: String, schema: Schema, timeout: Duration) throws -> SQLiteEngine {
        // SQLite gives names such as `:memory:` a special meaning; a path with a slash is always a file.
        let path = originalPath.hasPrefix("/") ? originalPath : "./" + originalPath
        try rejectForeign(path: path, schema: schema)
        FilePermissions.create(path)
        defer { FilePermissions.restrict(path) }
        FilePermissions.restrict(path)
        let deadline = ContinuousClock.now + Database.longTimeout
        while true {
            do {
                let writer = try writer(to: path, schema: schema, timeout: timeout)
                let file = try OpenedFile(writer, path: path) { try reopen(path: path, schema: schema, timeout: timeout) }
                return SQLiteEngine(file, schema: schema, timeout: timeout)
            } catch {
                // If two processes create the file at the same time, the second one retries.
                let wrapped = StorageError.wrapping(error)
                guard case StorageError.locked = wrapped, ContinuousClock.now < deadline else {
                    throw adding(path: originalPath, to: wrapped)
                }
                Thread.sleep(forTimeInterval: 0.02)
            }
        }
    }

    /// Opens the database that replaced the previous file; never creates one.
    private static func reopen(path: String, schema: Schema, timeout: Duration) throws -> DatabaseQueue {
        try requireFile(path)
        guard try storedVersion(path: path, schema: schema) > 0 else { throw StorageError.foreign }
        do {
            return try writer(to: path, schema: schema, timeout: timeout)
        } catch {
            throw adding(path: path, to: StorageError.wrapping(error))
        }
    }

    /// The writing connection to a file of this version. Opening one takes the write lock only if the file is new or of an older version, so
    /// that it is read while another program writes.
    private static func writer(to path: String, schema: Schema, timeout: Duration) throws -> DatabaseQueue {
        let writer = try DatabaseQueue(path: path, configuration: configuration(timeout))
        try writer.writeWithoutTransaction { connection in
            guard try String.fetchOne(connection, sql: "PRAGMA journal_mode") != "wal" else { return }
            try connection.execute(sql: "PRAGMA journal_mode = WAL")
        }
        try setUp(writer, schema: schema)
        return writer
    }

    /// Creates a database in memory, which is deallocated with its last reference.
    ///
    /// - Parameter template: a database of the schema to copy; nil for an empty one.
    static func inMemory(schema: Schema, copying template: SQLiteEngine? = nil) throws -> SQLiteEngine {
        try checkEngine()
        do {
            let queue = try DatabaseQueue(configuration: configuration(Database.longTimeout))
            try (template?.writer ?? schema.emptyDatabase.queue(of: schema)).backup(to: queue)
            try setUp(queue, schema: schema)
            return SQLiteEngine(queue, schema: schema)
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    // MARK: - Settings

    /// The configuration of every connection to a live database.
    ///
    /// - Parameter isExclusive: whether the connection has the file for itself, and leaves its log as it is.
    static func configuration(_ timeout: Duration, isExclusive: Bool = false) -> Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(timeout / .seconds(1))
        configuration.maximumReaderCount = 4
        configuration.prepareDatabase { database in
            if isExclusive {
                // Before anything is read: then the index of the log is in memory.
                try database.execute(sql: "PRAGMA locking_mode = EXCLUSIVE")
                let code = coffer_sqlite_keep_log(database.sqliteConnection)
                guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
            }
            // Applies to new files only. A long import writes half as many log frames as with SQLite's default of 4096.
            if !database.configuration.readonly { try database.execute(sql: "PRAGMA page_size = \(pageSize)") }
            // In KiB. There are several readers, and each fills its cache once it has read a long history.
            try database.execute(sql: "PRAGMA cache_size = \(database.configuration.readonly ? -24_576 : -65_536)")
            try database.execute(sql: "PRAGMA temp_store = MEMORY")
            try disableSchemaCode(database)
            try TextVocabulary.create(in: database)
            // A committed write has to survive a power failure.
            if !database.configuration.readonly { try database.execute(sql: "PRAGMA synchronous = FULL") }
        }
        return configuration
    }

    /// Disables code in the schema, such as triggers and views; Coffer's schema has none.
    static func disableSchemaCode(_ database: GRDB.Database) throws {
        let code = coffer_sqlite_defend(database.sqliteConnection)
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }

    /// Configures SQLite once for multi-thread mode: GRDB never uses a connection from two threads at once, so SQLite's mutexes are not
    /// needed.
    private static let configured: Bool = coffer_sqlite_configure() == SQLITE_OK && coffer_snapshot_register() == SQLITE_OK

    private static func checkEngine() throws(StorageError) {
        _ = configured
        guard sqlite3_libversion_number() >= 3_040_000 else {
            throw .oldEngine(version: String(cString: sqlite3_libversion()))
        }
    }

    // MARK: - Schema

    /// Rejects a file of another program or a newer Coffer before it is opened for writing, since opening modifies it.
    private static func rejectForeign(path: String, schema: Schema) throws {
        guard FileManager.default.fileExists(atPath: path) else { return }
        // Opening the file reports read errors.
        do {
            _ = try storedVersion(path: path, schema: schema)
        } catch is DatabaseError {
            return
        }
    }

    /// Rejects folders, pipes and devices, on which SQLite could block.
    private static func requireFile(_ path: String) throws(StorageError) {
        guard FileAccess.isRegularOrMissing(path) else { throw .notAFile(path: path) }
    }

    /// Reads the schema version of a file without modifying it; 0 for an empty file.
    ///
    /// - Throws: `DatabaseError` if the file cannot be read; `StorageError.foreign`, `.newerVersion`.
    private static func storedVersion(path: String, schema: Schema) throws -> Int {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.busyMode = .timeout(Database.longTimeout / .seconds(1))
        let found = try DatabaseQueue(path: path, configuration: configuration).read { try version(of: $0) }
        guard found <= schema.version else { throw StorageError.newerVersion(found: found, known: schema.version) }
        return found
    }

    /// Migrates the schema.
    static func setUp(_ writer: any DatabaseWriter, schema: Schema) throws {
        let found = try writer.read { try version(of: $0) }
        guard found < schema.version else {
            guard found == schema.version else { throw StorageError.newerVersion(found: found, known: schema.version) }
            return
        }
        try writer.writeWithoutTransaction { connection in
            try connection.inTransaction(.immediate) {
                // Another process may have migrated it meanwhile.
                let found = try version(of: connection)
                guard found <= schema.version else { throw StorageError.newerVersion(found: found, known: schema.version) }
                try migrate(connection, in: schema, from: found, to: schema.version)
                try connection.execute(sql: "PRAGMA application_id = \(applicationID)")
                try connection.execute(sql: "PRAGMA user_version = \(schema.version)")
                return .commit
            }
        }
    }

    private static func migrate(_ connection: GRDB.Database, in schema: Schema, from found: Int, to version: Int) throws {
        let scopedTexts = ScopedTexts(schema.policies)
        for migration in schema.migrations where migration.version > found && migration.version <= version {
            for statement in migration.statements(for: .sqlite) { try connection.execute(sql: statement) }
            try migration.backfill?(Connection(connection, schemaVersion: migration.version, scopedTexts: scopedTexts))
        }
        if found == 0 { try TextIndex.create(in: Connection(connection, schemaVersion: version, scopedTexts: scopedTexts)) }
    }

    /// Creates an empty database in memory with a version of a schema.
    static func empty(version: Int, of schema: Schema) throws -> DatabaseQueue {
        let queue = try DatabaseQueue()
        try queue.write { try migrate($0, in: schema, from: 0, to: version) }
        return queue
    }

    /// Reads the schema version of a Coffer database; 0 for an empty file.
    ///
    /// - Throws: `StorageError.foreign` for a database of another program.
    static func version(of database: GRDB.Database) throws -> Int {
        let application = try Int.fetchOne(database, sql: "PRAGMA application_id") ?? 0
        let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        if application == applicationID { return version }
        let tables = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM sqlite_master") ?? 0
        guard application == 0, version == 0, tables == 0 else { throw StorageError.foreign }
        return 0
    }

    /// Adds the path to an error that lacks it.
    static func adding(path: String, to error: any Error) -> any Error {
        if case StorageError.cannotOpen = error { return StorageError.cannotOpen(path: path) }
        return error
    }
}
