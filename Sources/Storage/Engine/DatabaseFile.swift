import CSQLiteSettings
import Foundation
import GRDB
import GRDBSQLite
package import Models

/// Opens databases: checks what they are, brings the schema up to date, sets what makes writes durable.
package enum DatabaseFile {

    /// `COFR`: marks a SQLite file as Coffer's (`PRAGMA application_id`).
    static let applicationID = 0x434F_4652

    /// Bytes of a page in files that Coffer makes. Others are used as they are.
    static let pageSize = 8_192

    /// Opens or creates the database at a path.
    ///
    /// - Parameters:
    ///   - patience: how long its reads and writes wait for others, once it is open.
    ///   - allowsReadOnly: whether a file that this user may only read is opened all the same; writes to it then throw `StorageError.readOnly`.
    /// - Throws: `StorageError`.
    package static func open(
        path: String, patience: Duration = Database.longPatience, allowsReadOnly: Bool = false
    ) throws -> Database {
        try checkEngine()
        try requireFile(path)
        if allowsReadOnly, FileAccess.isReadOnly(path) { return try openReadOnly(path, patience: patience) }
        do {
            return try openWritable(path: path, patience: patience)
        } catch StorageError.readOnly where allowsReadOnly && FileAccess.isReadable(path) {
            return try openReadOnly(path, patience: patience)
        } catch StorageError.cannotOpen where allowsReadOnly && FileAccess.isReadable(path) {
            return try openReadOnly(path, patience: patience)
        }
    }

    private static func openWritable(path named: String, patience: Duration) throws -> Database {
        // What SQLite takes for more than a name, as `:memory:`, is one.
        let path = named.hasPrefix("/") ? named : "./" + named
        try refuseForeign(path: path)
        FilePermissions.create(path)
        defer { FilePermissions.tighten(path) }
        FilePermissions.tighten(path)
        let deadline = ContinuousClock.now + Database.longPatience
        while true {
            do {
                let pool = try DatabasePool(path: path, configuration: configuration(patience))
                try setUp(pool)
                return Database(try OpenedFile(pool, path: path) { try reopen(path: path, patience: patience) }, patience: patience)
            } catch {
                // Two processes that make one file at the same moment: the later one tries again.
                let wrapped = StorageError.wrapping(error)
                guard case StorageError.locked = wrapped, ContinuousClock.now < deadline else { throw placed(wrapped, path: named) }
                Thread.sleep(forTimeInterval: 0.02)
            }
        }
    }

    /// Opens a database that has come to lie at the path; never makes one.
    private static func reopen(path: String, patience: Duration) throws -> DatabasePool {
        try requireFile(path)
        guard try storedVersion(path: path) > 0 else { throw StorageError.foreign }
        do {
            let pool = try DatabasePool(path: path, configuration: configuration(patience))
            try setUp(pool)
            return pool
        } catch {
            throw placed(StorageError.wrapping(error), path: path)
        }
    }

    /// A database in memory, gone when it is let go.
    ///
    /// - Parameters:
    ///   - template: what it holds at first; nil: an empty schema. One that is in memory itself is copied in a fraction of a millisecond.
    ///   - ids: where the identities of its writes come from; a seeded source makes them repeatable.
    package static func inMemory(copying template: Database? = nil, ids: IDSource = IDSource()) throws -> Database {
        try checkEngine()
        do {
            let queue = try DatabaseQueue(configuration: configuration(Database.longPatience))
            if let template { try template.writer.backup(to: queue) }
            try setUp(queue)
            return Database(queue, ids: ids)
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    // MARK: - Settings

    static func configuration(_ patience: Duration) -> Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(patience / .seconds(1))
        configuration.maximumReaderCount = 4
        configuration.prepareDatabase { database in
            // Only a new file takes it. A long import writes its log in half as many pieces as with SQLite's own 4096.
            if !database.configuration.readonly { try database.execute(sql: "PRAGMA page_size = \(pageSize)") }
            try database.execute(sql: "PRAGMA cache_size = -81920")
            try database.execute(sql: "PRAGMA temp_store = MEMORY")
            try defend(database)
            if !database.configuration.readonly { try database.execute(sql: "PRAGMA synchronous = FULL") }
        }
        return configuration
    }

    /// Lets nothing run that a schema brings along; Coffer's own has no triggers and no views.
    static func defend(_ database: GRDB.Database) throws {
        let code = coffer_sqlite_defend(database.sqliteConnection)
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }

    /// GRDB never uses one connection from two threads at once, so SQLite need not guard against it at every call.
    private static let configured: Bool = coffer_sqlite_configure() == SQLITE_OK && coffer_snapshot_register() == SQLITE_OK

    private static func checkEngine() throws(StorageError) {
        _ = configured
        guard sqlite3_libversion_number() >= 3_040_000 else {
            throw .oldEngine(version: String(cString: sqlite3_libversion()))
        }
    }

    // MARK: - Schema

    /// Refuses a file that is another program's or a newer Coffer's before it is opened for writing, because that alone changes it.
    private static func refuseForeign(path: String) throws {
        guard FileManager.default.fileExists(atPath: path) else { return }
        // What cannot be read is said by the opening itself.
        do {
            _ = try storedVersion(path: path)
        } catch is DatabaseError {
            return
        }
    }

    /// Refuses folders, pipes and devices before SQLite waits for them.
    private static func requireFile(_ path: String) throws(StorageError) {
        guard FileAccess.isOrdinaryOrAbsent(path) else { throw .notAFile(path: path) }
    }

    // MARK: - Reading only

    private static func openReadOnly(_ path: String, patience: Duration) throws -> Database {
        do {
            let queue = try reader(of: path, configuration: configuration(patience))
            let found = try queue.read { try version(of: $0) }
            guard found == Schema.version else {
                guard found < Schema.version else { throw StorageError.newerVersion(found: found, known: Schema.version) }
                // It cannot be brought up to date here.
                throw StorageError.outdated(found: found, known: Schema.version)
            }
            return Database(queue)
        } catch {
            throw placed(StorageError.wrapping(error), path: path)
        }
    }

    /// A connection that only reads a file, wherever it lies.
    ///
    /// SQLite cannot read a file that keeps a write-ahead log where it may not make the files beside it, unless it is told that nobody writes to it.
    /// That is said only where no log is there, whose writes would be passed over.
    static func reader(of path: String, configuration: Configuration) throws -> DatabaseQueue {
        var configuration = configuration
        configuration.readonly = true
        let path = path.hasPrefix("/") ? path : "./" + path
        do {
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            _ = try queue.read { try Int.fetchOne($0, sql: "PRAGMA schema_version") }
            return queue
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CANTOPEN || error.resultCode == .SQLITE_READONLY {
            guard FileAccess.isReadable(path), !FileAccess.hasContent(path + "-wal"), !FileAccess.hasContent(path + "-journal") else {
                throw error
            }
            return try DatabaseQueue(path: FileAccess.uri(of: path) + "?immutable=1", configuration: configuration)
        }
    }

    /// The schema version of a file, looked at without changing anything; 0 for an empty one.
    ///
    /// - Throws: `DatabaseError` for what cannot be read; `StorageError.foreign`, `.newerVersion`.
    private static func storedVersion(path: String) throws -> Int {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.busyMode = .timeout(Database.longPatience / .seconds(1))
        let found = try DatabaseQueue(path: path, configuration: configuration).read { try version(of: $0) }
        guard found <= Schema.version else { throw StorageError.newerVersion(found: found, known: Schema.version) }
        return found
    }

    /// Makes writes durable and brings the schema up to date.
    static func setUp(_ writer: any DatabaseWriter) throws {
        // GRDB lowers this when it turns on the write-ahead log; an acknowledged write has to survive a power cut.
        try writer.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        let found = try writer.read { try version(of: $0) }
        guard found < Schema.version else {
            guard found == Schema.version else { throw StorageError.newerVersion(found: found, known: Schema.version) }
            return
        }
        try writer.writeWithoutTransaction { connection in
            try connection.inTransaction(.immediate) {
                // Another process may have been faster.
                let found = try version(of: connection)
                guard found <= Schema.version else { throw StorageError.newerVersion(found: found, known: Schema.version) }
                try migrate(connection, from: found, to: Schema.version)
                try connection.execute(sql: "PRAGMA application_id = \(applicationID)")
                try connection.execute(sql: "PRAGMA user_version = \(Schema.version)")
                return .commit
            }
        }
    }

    private static func migrate(_ connection: GRDB.Database, from found: Int, to version: Int) throws {
        for migration in Schema.migrations where migration.version > found && migration.version <= version {
            for statement in migration.statements { try connection.execute(sql: statement) }
            try migration.fill?(Connection(connection))
        }
        if found == 0 { try TextIndex.create(in: Connection(connection)) }
    }

    /// An empty database in memory with the schema of a version.
    static func fresh(version: Int) throws -> DatabaseQueue {
        let queue = try DatabaseQueue()
        try queue.write { try migrate($0, from: 0, to: version) }
        return queue
    }

    /// The schema version of a Coffer database, 0 for an empty file.
    static func version(of database: GRDB.Database) throws -> Int {
        let application = try Int.fetchOne(database, sql: "PRAGMA application_id") ?? 0
        let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        if application == applicationID { return version }
        let tables = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM sqlite_master") ?? 0
        guard application == 0, version == 0, tables == 0 else { throw StorageError.foreign }
        return 0
    }

    private static func placed(_ error: any Error, path: String) -> any Error {
        if case StorageError.cannotOpen = error { return StorageError.cannotOpen(path: path) }
        return error
    }
}
