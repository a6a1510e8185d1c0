import Foundation
import GRDB
import Models

/// Creates and restores copies of the whole database with SQLite's backup API while the database is in use. Blocks the thread.
struct SQLiteBackup {
    let engine: SQLiteEngine

    // MARK: - Creating

    /// Writes a verified copy to a new file: a single file in rollback-journal mode, renamed to its path when it is complete.
    ///
    /// - Throws: `BackupError`, `StorageError`.
    func write(to path: String, _ others: HouseholdCheck) throws {
        guard !exists(path) else { throw BackupError.targetExists(path: path) }
        let part = path + ".part"
        discard(part)
        do {
            try copy(to: part, named: path)
            try verify(part, named: path, others)
            try move(part, to: path)
        } catch {
            discard(part)
            throw error
        }
    }

    /// - Parameter name: the path in error messages.
    func copy(to path: String, named name: String) throws {
        let target: DatabaseQueue
        // A backup contains all data, so only its owner may read it. Opening the file reports errors of its creation.
        _ = FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
        do {
            target = try DatabaseQueue(path: path)
        } catch {
            throw BackupError.cannotWrite(path: name, reason: Self.reason(error))
        }
        do {
            try engine.withUncountedReader { source in try target.writeWithoutTransaction { try source.backup(to: $0) } }
            // The copied header selects write-ahead log mode; a backup has to be a single file.
            try target.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
            try target.close()
        } catch {
            try? target.close()
            // The database itself is only read, so the target's disk is full.
            if case StorageError.full = StorageError.wrapping(error) {
                throw BackupError.cannotWrite(path: name, reason: Self.reason(error))
            }
            throw StorageError.wrapping(error)
        }
    }

    func move(_ part: String, to path: String) throws {
        do {
            // Fails if the target was created meanwhile.
            try FileManager.default.moveItem(atPath: part, toPath: path)
        } catch {
            guard !exists(path) else { throw BackupError.targetExists(path: path) }
            throw BackupError.cannotWrite(path: path, reason: "The file cannot be written")
        }
    }

    // MARK: - Verifying

    /// Checks that a file is an intact database of this or an older version of Coffer.
    func verifyFile(_ path: String, named name: String) throws {
        let copy = try Self.openReadOnly(path, named: name)
        defer { try? copy.close() }
        do {
            try copy.read { connection in
                _ = try knownVersion(of: connection)
                try Self.requireIntegrity(of: connection)
            }
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    /// The schema version of a database, if this version of Coffer can read it.
    func knownVersion(of connection: GRDB.Database) throws -> Int {
        let version = try SQLiteFile.version(of: connection)
        guard version > 0 else { throw StorageError.foreign }
        let known = engine.schema.version
        guard version <= known else { throw StorageError.newerVersion(found: version, known: known) }
        return version
    }

    /// Runs SQLite's integrity check.
    static func requireIntegrity(of connection: GRDB.Database) throws {
        let integrity = try String.fetchOne(connection, sql: "PRAGMA integrity_check(1)") ?? ""
        guard integrity == "ok" else { throw StorageError.damaged(detail: integrity) }
    }

    /// Verifies a copy: SQLite's integrity check, schema version, foreign keys, and that all balances match the transactions.
    ///
    /// - Parameters:
    ///   - path: a copy with the current schema.
    ///   - name: the path in error messages.
    ///   - others: what is checked besides.
    ///   - fault: says what else is wrong with its content; nil if nothing is.
    /// - Throws: `BackupError`; `StorageError.newerVersion`, `.foreign`, `.damaged`.
    func verify(
        _ path: String, named name: String, _ others: HouseholdCheck, fault: (Connection) throws -> String? = { _ in nil }
    ) throws {
        try verifyFile(path, named: name)
        let copy = try Self.openReadOnly(path, named: name)
        defer { try? copy.close() }
        do {
            try copy.read { connection in
                let reader = engine.connection(to: connection)
                if let reason = try fault(reader) { throw BackupError.notVerified(path: name, reason: reason) }
                for household in try HouseholdRepository(reader).all() {
                    let check = try LedgerCheckRepository(reader, household: household.id).check(others)
                    if let first = check.differences.first { throw BackupError.notVerified(path: name, reason: first) }
                }
            }
        } catch let error as MoneyError {
            throw BackupError.notVerified(path: name, reason: error.description)
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    /// The configuration for a file of unknown origin: no code in its schema runs.
    static var untrusted: Configuration {
        var configuration = Configuration()
        configuration.prepareDatabase { try SQLiteFile.disableSchemaCode($0) }
        return configuration
    }

    /// Opens a file of unknown origin for reading.
    static func openReadOnly(_ path: String, named name: String) throws -> DatabaseQueue {
        // Opening a pipe would block, and a folder deserves its own message.
        if let problem = FileAccess.problem(of: path) { throw BackupError.cannotRead(path: name, reason: problem) }
        do {
            return try SQLiteFile.reader(of: path, configuration: untrusted)
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    // MARK: - Files

    /// Whether a path is in use.
    func exists(_ path: String) -> Bool {
        // A dangling symbolic link occupies the name too.
        FileManager.default.fileExists(atPath: path) || (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    }

    /// Deletes a database file with its companion files.
    func discard(_ path: String) {
        for suffix in ["", "-journal", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
    }

    static func reason(_ error: any Error) -> String {
        switch StorageError.wrapping(error) {
        case StorageError.cannotOpen: "Its folder does not exist or is not permitted"
        case StorageError.full: "The disk is full"
        case StorageError.readOnly: "It is not permitted to be written"
        default: "The file cannot be written"
        }
    }
}
