import CSQLiteSettings
import Foundation
import GRDB
import GRDBSQLite

/// Opens databases: checks what they are, brings the schema up to date, sets what makes writes durable.
package enum DatabaseFile {

    /// `COFR`: marks a SQLite file as Coffer's (`PRAGMA application_id`).
    static let applicationID = 0x434F_4652

    /// Bytes of a page in files that Coffer makes. Others are used as they are.
    static let pageSize = 8_192

    /// Opens or creates the database at a path.
    ///
    /// - Parameter patience: how long its reads and writes wait for others, once it is open.
    /// - Throws: `StorageError`.
    package static func open(path: String, patience: Duration = Database.longPatience) throws -> Database {
        try checkEngine()
        try refuseForeign(path: path)
        let deadline = ContinuousClock.now + Database.longPatience
        while true {
            do {
                let pool = try DatabasePool(path: path, configuration: configuration(patience))
                try setUp(pool)
                return Database(try OpenedFile(pool, path: path) { try reopen(path: path, patience: patience) }, patience: patience)
            } catch {
                // Two processes that make one file at the same moment: the later one tries again.
                let wrapped = StorageError.wrapping(error)
                guard case StorageError.locked = wrapped, ContinuousClock.now < deadline else { throw placed(wrapped, path: path) }
                Thread.sleep(forTimeInterval: 0.02)
            }
        }
    }

    /// Opens a database that has come to lie at the path; never makes one.
    private static func reopen(path: String, patience: Duration) throws -> DatabasePool {
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
    package static func inMemory() throws -> Database {
        try checkEngine()
        do {
            let queue = try DatabaseQueue(configuration: configuration(Database.longPatience))
            try setUp(queue)
            return Database(queue)
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
            try database.execute(sql: "PRAGMA trusted_schema = OFF")
            if !database.configuration.readonly { try database.execute(sql: "PRAGMA synchronous = FULL") }
        }
        return configuration
    }

    /// GRDB never uses one connection from two threads at once, so SQLite need not guard against it at every call.
    private static let configured: Bool = coffer_sqlite_configure() == SQLITE_OK

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
                for migration in Schema.migrations where migration.version > found {
                    for statement in migration.statements { try connection.execute(sql: statement) }
                    try migration.fill?(Connection(connection))
                }
                if found == 0 { try TextIndex.create(in: Connection(connection)) }
                try connection.execute(sql: "PRAGMA application_id = \(applicationID)")
                try connection.execute(sql: "PRAGMA user_version = \(Schema.version)")
                return .commit
            }
        }
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
