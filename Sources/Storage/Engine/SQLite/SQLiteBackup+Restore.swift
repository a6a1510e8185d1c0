import Foundation
import GRDB
import GRDBSQLite
import Models
import Synchronization

extension SQLiteBackup {
    /// Replaces the whole database with a verified backup.
    ///
    /// The backup is first copied to a file beside the live database. Its schema is compared with the expected one of its version and
    /// migrated, its page size is adapted, and the copy is verified. Saving the current content and overwriting it happen under one write
    /// lock, so that no write is lost in between.
    ///
    /// - Parameters:
    ///   - path: the backup.
    ///   - savedPath: a new file that receives the current content; nil to discard it.
    ///   - others: what is checked besides the ledger.
    ///   - fault: says what is wrong with the backup's content, read on a copy with the current schema; nil if nothing is.
    ///   - adapt: changes the copy before it overwrites the live database.
    /// - Throws: `BackupError`, `StorageError`.
    func restore(
        from path: String, keeping savedPath: String?, _ others: HouseholdCheck, fault: (Connection) throws -> String?,
        adapting adapt: (Connection) throws -> Void
    ) throws {
        if let savedPath, exists(savedPath) { throw BackupError.targetExists(path: savedPath) }
        do {
            let writer = try engine.writer
            let copy = pathOfCopy(for: writer)
            discard(copy)
            defer { discard(copy) }
            try copyPages(of: path, to: copy)
            try Self.mappingErrors(of: path) {
                try prepare(copy, of: path, for: writer)
                try verify(copy, named: path, others, fault: fault)
            }
            let source = try DatabaseQueue(path: copy, configuration: Self.untrusted)
            defer { try? source.close() }
            try trackingWrite {
                try writer.writeWithoutTransaction { live in
                    try source.writeWithoutTransaction { try overwrite(live, by: $0, keeping: savedPath, adapting: adapt) }
                }
            }
        } catch {
            throw StorageError.wrapping(error)
        }
        engine.feed.announce(Change(household: nil, topics: [.any]))
    }

    // MARK: - Preparing the copy

    func pathOfCopy(for writer: any DatabaseWriter, suffix: String = "") -> String {
        guard engine.file != nil else {
            return FileManager.default.temporaryDirectory.appendingPathComponent("coffer-\(UUID().uuidString).restoring").path
        }
        return writer.path + suffix + ".restoring"
    }

    /// Copies the pages of a backup unchanged; nothing in it is interpreted.
    func copyPages(of path: String, to copy: String) throws {
        // The copy contains all data, so only its owner may read it.
        _ = FileManager.default.createFile(atPath: copy, contents: nil, attributes: [.posixPermissions: 0o600])
        let source = try Self.mappingErrors(of: path) { try Self.openReadOnly(path, named: path) }
        defer { try? source.close() }
        let target = try DatabaseQueue(path: copy, configuration: Self.untrusted)
        defer { try? target.close() }
        try source.backup(to: target)
    }

    /// Adapts a copy of a backup to the live file. The schema is compared before any statement that could run code in it.
    func prepare(_ copy: String, of path: String, for writer: any DatabaseWriter) throws {
        let sizeQuery = "PRAGMA page_size"
        let size = try writer.read { try Int.fetchOne($0, sql: sizeQuery) } ?? 0
        let target = try DatabaseQueue(path: copy, configuration: Self.untrusted)
        defer { try? target.close() }
        try target.writeWithoutTransaction { connection in
            let version = try knownVersion(of: connection)
            if let sentence = try SchemaComparison(connection, version: version, of: engine.schema).sentence {
                throw BackupError.refused(path: path, code: .backupSchemaDiffers, arguments: [sentence])
            }
            try Self.requireIntegrity(of: connection)
            try connection.execute(sql: "PRAGMA journal_mode = DELETE")
            // SQLite cannot copy pages into a database in write-ahead log mode with another page size.
            if try Int.fetchOne(connection, sql: sizeQuery) != size {
                try connection.execute(sql: "PRAGMA page_size = \(size)")
                try connection.execute(sql: "VACUUM")
            }
        }
        try SQLiteFile.setUp(target, schema: engine.schema)
    }

    /// Runs an operation on a backup and maps its storage errors to `BackupError`s that name the backup.
    static func mappingErrors<T>(of path: String, _ body: () throws -> T) throws -> T {
        do {
            return try body()
        } catch {
            switch StorageError.wrapping(error) {
            case StorageError.damaged, StorageError.constraint, StorageError.unknownValue, StorageError.inputOutput, StorageError.other:
                throw BackupError.refused(path: path, code: .backupDamaged)
            case StorageError.foreign: throw BackupError.refused(path: path, code: .backupForeign)
            case StorageError.newerVersion(let found, let known):
                throw BackupError.refused(path: path, code: .backupNewer, arguments: ["\(found)", "\(known)"])
            case BackupError.notVerified(_, let reason):
                throw BackupError.refused(path: path, code: .backupNotVerified, arguments: [reason])
            case StorageError.readOnly, StorageError.cannotOpen:
                throw BackupError.cannotRead(path: path, reason: "It was not closed, and what was written last cannot be read from here")
            case let wrapped: throw wrapped
            }
        }
    }

    // MARK: - Overwriting

    /// Counts a pending write while the body runs.
    private func trackingWrite<T>(_ body: () throws -> T) rethrows -> T {
        engine.pendingWriteCount.add(1, ordering: .relaxed)
        defer { engine.pendingWriteCount.subtract(1, ordering: .relaxed) }
        return try body()
    }

    /// Overwrites the live database with a copy.
    ///
    /// A backup step of zero pages copies nothing but takes the write lock of the live file, which is held until the backup finishes.
    private func overwrite(
        _ live: GRDB.Database, by copy: GRDB.Database, keeping savedPath: String?, adapting adapt: (Connection) throws -> Void
    ) throws {
        // A database in memory has one connection and no other users.
        var counters = try engine.file == nil ? StoredCounters(live) : nil
        guard let backup = sqlite3_backup_init(live.sqliteConnection, "main", copy.sqliteConnection, "main") else {
            throw DatabaseError(resultCode: live.lastErrorCode, message: live.lastErrorMessage)
        }
        do {
            try Self.require(sqlite3_backup_step(backup, 0), SQLITE_OK)
            if engine.file != nil { counters = try engine.withUncountedReader { try StoredCounters($0) } }
            if let savedPath { try save(to: savedPath) }
            try counters?.advance(copy)
            try adapt(engine.connection(to: copy))
            try Self.require(sqlite3_backup_step(backup, -1), SQLITE_DONE)
        } catch {
            sqlite3_backup_finish(backup)
            throw error
        }
        try Self.require(sqlite3_backup_finish(backup), SQLITE_OK)
        live.clearSchemaCache()
    }

    private func save(to path: String) throws {
        do {
            try copy(to: path, named: path)
        } catch {
            discard(path)
            throw error
        }
    }

    private static func require(_ code: Int32, _ expected: Int32) throws {
        guard code == expected else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
}

/// The counters by which pages detect changes. They must not decrease, or an outdated page would be taken for current.
private struct StoredCounters {
    private let revision: Int64
    private let counter: Int64

    init(_ database: GRDB.Database) throws {
        revision = try Int64.fetchOne(database, sql: "SELECT MAX(revision) FROM household") ?? 0
        counter = try Int64.fetchOne(database, sql: "SELECT MAX(counter) FROM member") ?? 0
    }

    /// Raises another database's counters above these.
    func advance(_ database: GRDB.Database) throws {
        try database.execute(
            sql: "UPDATE household SET revision = CASE WHEN revision > ? THEN revision ELSE ? END + 1", arguments: [revision, revision])
        try database.execute(
            sql: "UPDATE member SET counter = CASE WHEN counter > ? THEN counter ELSE ? END + 1", arguments: [counter, counter])
    }
}
