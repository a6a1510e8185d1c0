import Foundation
import GRDB
import Models

/// Copies of the whole database through SQLite's backup interface, made and, by `restore(from:keeping:)`, put back while it is in use.
package struct DatabaseBackup {
    let database: Database

    package init(_ database: Database) {
        self.database = database
    }

    // MARK: - Making

    /// Writes a verified copy to a new file. It is one file, in rollback-journal mode, and appears under its name only when it is whole.
    ///
    /// - Throws: `BackupError`, `StorageError`.
    package func write(to path: String) throws {
        guard !exists(path) else { throw BackupError.targetExists(path: path) }
        let part = path + ".part"
        discard(part)
        do {
            try copy(to: part, named: path)
            try Self.verify(part, named: path)
            try move(part, to: path)
        } catch {
            discard(part)
            throw error
        }
    }

    func copy(to path: String, named name: String) throws {
        let target: DatabaseQueue
        // It holds everything, so only its owner may read it, whatever other files of the folder are like. Where it cannot be made, opening says why.
        _ = FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
        do {
            target = try DatabaseQueue(path: path)
        } catch {
            throw BackupError.cannotWrite(path: name, reason: Self.reason(error))
        }
        do {
            try database.writer.backup(to: target)
            // The copy says of itself that it keeps a write-ahead log; a backup is one file.
            try target.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
            try target.close()
        } catch {
            try? target.close()
            // The database itself is only read here, so it is the copy that there is no room for.
            if case StorageError.full = StorageError.wrapping(error) {
                throw BackupError.cannotWrite(path: name, reason: Self.reason(error))
            }
            throw StorageError.wrapping(error)
        }
    }

    private func move(_ part: String, to path: String) throws {
        do {
            // Fails where a file of the name came into being meanwhile.
            try FileManager.default.moveItem(atPath: part, toPath: path)
        } catch {
            guard !exists(path) else { throw BackupError.targetExists(path: path) }
            throw BackupError.cannotWrite(path: path, reason: "The file cannot be written")
        }
    }

    // MARK: - Verifying

    /// Whether a file is a whole database of this Coffer's or an older one's.
    static func verifyFile(_ path: String, named name: String) throws {
        let copy = try openReadOnly(path, named: name)
        defer { try? copy.close() }
        do {
            try copy.read { connection in
                _ = try knownVersion(of: connection)
                try requireIntegrity(of: connection)
            }
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    /// The schema version of a database that this Coffer can read.
    static func knownVersion(of connection: GRDB.Database) throws -> Int {
        let version = try DatabaseFile.version(of: connection)
        guard version > 0 else { throw StorageError.foreign }
        guard version <= Schema.version else { throw StorageError.newerVersion(found: version, known: Schema.version) }
        return version
    }

    static func requireIntegrity(of connection: GRDB.Database) throws {
        let integrity = try String.fetchOne(connection, sql: "PRAGMA integrity_check(1)") ?? ""
        guard integrity == "ok" else { throw StorageError.damaged(detail: integrity) }
    }

    /// Reads a copy as a whole: SQLite's own check, references, what it is, and that every balance follows from the transactions.
    ///
    /// - Parameter path: a copy in this version's schema.
    /// - Throws: `BackupError`; `StorageError.newerVersion`, `.foreign`, `.damaged`.
    static func verify(_ path: String, named name: String) throws {
        try verifyFile(path, named: name)
        let copy = try openReadOnly(path, named: name)
        defer { try? copy.close() }
        do {
            try copy.read { connection in
                let reader = Connection(connection)
                for household in try HouseholdRepository(reader).all() {
                    let check = try LedgerCheckRepository(reader, household: household.id).check()
                    if let first = check.differences.first { throw BackupError.notVerified(path: name, reason: first) }
                }
            }
        } catch let error as MoneyError {
            throw BackupError.notVerified(path: name, reason: error.description)
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    /// For a file that somebody else may have made: nothing of its schema runs.
    static var untrusted: Configuration {
        var configuration = Configuration()
        configuration.prepareDatabase { try DatabaseFile.defend($0) }
        return configuration
    }

    static func openReadOnly(_ path: String, named name: String) throws -> DatabaseQueue {
        // A pipe would be waited for, and a folder is a fault of another kind.
        if let fault = FileAccess.fault(of: path) { throw BackupError.cannotRead(path: name, reason: fault) }
        do {
            return try DatabaseFile.reader(of: path, configuration: untrusted)
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    // MARK: - Files

    func exists(_ path: String) -> Bool {
        // A link that points nowhere is a name that is taken, too.
        FileManager.default.fileExists(atPath: path) || (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    }

    func discard(_ path: String) {
        for suffix in ["", "-journal", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
    }

    private static func reason(_ error: any Error) -> String {
        switch StorageError.wrapping(error) {
        case StorageError.cannotOpen: "Its folder does not exist or is not permitted"
        case StorageError.full: "The disk is full"
        case StorageError.readOnly: "It is not permitted to be written"
        default: "The file cannot be written"
        }
    }
}
