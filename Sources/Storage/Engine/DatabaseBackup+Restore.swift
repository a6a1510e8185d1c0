import Foundation
import GRDB
import GRDBSQLite
import Models

extension DatabaseBackup {

    /// Puts a verified backup in the place of everything, so that other processes see it at their next read.
    ///
    /// What is put back is a copy beside the live file: its schema compared with a fresh one of its version, brought to this version's schema, in
    /// pages of the live file's size, and verified. Keeping what was there and writing over it are done under one write lock, so no write falls
    /// between the two.
    ///
    /// - Parameters:
    ///   - path: the backup.
    ///   - kept: a file that does not exist yet, which gets what was there before; nil keeps nothing.
    /// - Throws: `BackupError`, `StorageError`.
    package func restore(from path: String, keeping kept: String?) throws {
        if let kept, exists(kept) { throw BackupError.targetExists(path: kept) }
        do {
            let writer = try database.writer
            let copy = Self.place(ofCopyFor: writer)
            discard(copy)
            defer { discard(copy) }
            try fetch(path, to: copy)
            try Self.examining(path) {
                try prepare(copy, of: path, for: writer)
                try Self.verify(copy, named: path)
            }
            let source = try DatabaseQueue(path: copy, configuration: Self.untrusted)
            defer { try? source.close() }
            try database.counting {
                try writer.writeWithoutTransaction { live in
                    try source.writeWithoutTransaction { try overwrite(live, of: writer, by: $0, keeping: kept) }
                }
            }
        } catch {
            throw StorageError.wrapping(error)
        }
        database.feed.announce(Change(household: nil, topics: Set(Topic.allCases)))
    }

    // MARK: - The copy

    private static func place(ofCopyFor writer: any DatabaseWriter) -> String {
        guard writer is DatabasePool else {
            return FileManager.default.temporaryDirectory.appendingPathComponent("coffer-\(UUID().uuidString).restoring").path
        }
        return writer.path + ".restoring"
    }

    /// Copies the pages of a backup as they are. Nothing of it is interpreted.
    private func fetch(_ path: String, to copy: String) throws {
        // It holds everything, so only its owner may read it.
        _ = FileManager.default.createFile(atPath: copy, contents: nil, attributes: [.posixPermissions: 0o600])
        let source = try Self.examining(path) { try Self.openReadOnly(path, named: path) }
        defer { try? source.close() }
        let target = try DatabaseQueue(path: copy, configuration: Self.untrusted)
        defer { try? target.close() }
        try source.backup(to: target)
    }

    /// Makes a copy of a backup as the live file is. Its schema is compared first, before any statement that could let something of it run.
    private func prepare(_ copy: String, of path: String, for writer: any DatabaseWriter) throws {
        let sizeQuery = "PRAGMA page_size"
        let size = try writer.read { try Int.fetchOne($0, sql: sizeQuery) } ?? 0
        let target = try DatabaseQueue(path: copy, configuration: Self.untrusted)
        defer { try? target.close() }
        try target.writeWithoutTransaction { connection in
            let version = try Self.knownVersion(of: connection)
            if let sentence = try SchemaComparison(connection, version: version).sentence {
                throw BackupError.refused(path: path, reason: "The schema of the backup is not that of Coffer: \(sentence)")
            }
            try Self.requireIntegrity(of: connection)
            try connection.execute(sql: "PRAGMA journal_mode = DELETE")
            // SQLite cannot copy into a file with a write-ahead log page by page where the pages differ.
            if try Int.fetchOne(connection, sql: sizeQuery) != size {
                try connection.execute(sql: "PRAGMA page_size = \(size)")
                try connection.execute(sql: "VACUUM")
            }
        }
        try DatabaseFile.setUp(target)
    }

    /// Runs what reads a backup: what is wrong with it is told as a fault of the backup and not of the database.
    private static func examining<T>(_ path: String, _ body: () throws -> T) throws -> T {
        do {
            return try body()
        } catch {
            switch StorageError.wrapping(error) {
            case StorageError.damaged, StorageError.constraint, StorageError.unknownValue, StorageError.inputOutput, StorageError.other:
                throw BackupError.refused(path: path, reason: "The backup is not a Coffer database, or it is damaged")
            case StorageError.foreign: throw BackupError.refused(path: path, reason: "The backup is a database of another program")
            case StorageError.newerVersion(let found, let known):
                throw BackupError.refused(
                    path: path,
                    reason: "The backup was written by a newer Coffer (version \(found), this one knows \(known)); update Coffer")
            case BackupError.notVerified(_, let reason):
                throw BackupError.refused(path: path, reason: "The backup does not verify: \(reason)")
            case StorageError.readOnly, StorageError.cannotOpen:
                throw BackupError.cannotRead(path: path, reason: "It was not closed, and what was written last cannot be read from here")
            case let wrapped: throw wrapped
            }
        }
    }

    // MARK: - Overwriting

    /// Writes a copy over the live database.
    ///
    /// The first step of SQLite's backup copies nothing and takes the write lock of the live file, which is held until the last one.
    private func overwrite(
        _ live: GRDB.Database, of writer: any DatabaseWriter, by copy: GRDB.Database, keeping kept: String?
    ) throws {
        let pool = writer as? DatabasePool
        // In memory there is nobody else, and nothing to read beside the one connection.
        var counters = try pool == nil ? Counters(live) : nil
        guard let backup = sqlite3_backup_init(live.sqliteConnection, "main", copy.sqliteConnection, "main") else {
            throw DatabaseError(resultCode: live.lastErrorCode, message: live.lastErrorMessage)
        }
        do {
            try Self.require(sqlite3_backup_step(backup, 0), SQLITE_OK)
            if let pool { counters = try pool.read { try Counters($0) } }
            if let kept { try keep(as: kept) }
            try counters?.pass(on: copy)
            try Self.sendNothing(of: copy)
            try Self.require(sqlite3_backup_step(backup, -1), SQLITE_DONE)
        } catch {
            sqlite3_backup_finish(backup)
            throw error
        }
        try Self.require(sqlite3_backup_finish(backup), SQLITE_OK)
        live.clearSchemaCache()
    }

    /// What a backup says is to be sent by e-mail was sent since it was made, or is old news; what it tells of stands in the app.
    private static func sendNothing(of database: GRDB.Database) throws {
        try database.execute(
            sql: """
                UPDATE mail_message SET state = 'uncertain', next_at = NULL, ended_at = created_at WHERE next_at IS NOT NULL;
                UPDATE notification SET mail_due_at = NULL WHERE mail_due_at IS NOT NULL
                """)
    }

    private func keep(as kept: String) throws {
        do {
            try copy(to: kept, named: kept)
        } catch {
            discard(kept)
            throw error
        }
    }

    private static func require(_ code: Int32, _ expected: Int32) throws {
        guard code == expected else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
}

/// How far the counters have come by which a page knows whether anything is new. They must not go back, or an old page would pass for the
/// newest one.
private struct Counters {
    private let revision: Int64
    private let counter: Int64

    init(_ database: GRDB.Database) throws {
        revision = try Int64.fetchOne(database, sql: "SELECT MAX(revision) FROM household") ?? 0
        counter = try Int64.fetchOne(database, sql: "SELECT MAX(counter) FROM member") ?? 0
    }

    /// Lets another database's counters go on behind them.
    func pass(on database: GRDB.Database) throws {
        try database.execute(
            sql: "UPDATE household SET revision = CASE WHEN revision > ? THEN revision ELSE ? END + 1", arguments: [revision, revision])
        try database.execute(
            sql: "UPDATE member SET counter = CASE WHEN counter > ? THEN counter ELSE ? END + 1", arguments: [counter, counter])
    }
}
