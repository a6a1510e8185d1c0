import Foundation
import GRDB
import Models

/// Copies of the whole database through SQLite's backup interface, made and put back while it is in use.
package struct DatabaseBackup {
    private let database: Database

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

    private func copy(to path: String, named name: String) throws {
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

    /// Reads a copy as a whole: SQLite's own check, references, what it is, and that every balance follows from the transactions.
    ///
    /// - Throws: `BackupError`; `StorageError.newerVersion`, `.foreign`, `.damaged`.
    package static func verify(_ path: String) throws {
        try verify(path, named: path)
    }

    private static func verify(_ path: String, named name: String) throws {
        let copy = try openReadOnly(path, named: name)
        defer { try? copy.close() }
        do {
            try copy.read { connection in
                let version = try DatabaseFile.version(of: connection)
                guard version > 0 else { throw StorageError.foreign }
                guard version <= Schema.version else { throw StorageError.newerVersion(found: version, known: Schema.version) }
                let integrity = try String.fetchOne(connection, sql: "PRAGMA integrity_check(1)") ?? ""
                guard integrity == "ok" else { throw StorageError.damaged(detail: integrity) }
                // An older schema is brought up to date after it was put back; the tables of the ledger are the same.
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

    private static func openReadOnly(_ path: String, named name: String) throws -> DatabaseQueue {
        guard FileManager.default.isReadableFile(atPath: path) else {
            let reason = FileManager.default.fileExists(atPath: path) ? "The file is not permitted to be read" : "No such file"
            throw BackupError.cannotRead(path: name, reason: reason)
        }
        var configuration = Configuration()
        configuration.readonly = true
        do {
            return try DatabaseQueue(path: path, configuration: configuration)
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    // MARK: - Putting back

    /// Puts a verified backup in the place of everything, under the write lock, so that other processes see it at their next read.
    ///
    /// - Parameters:
    ///   - path: the backup.
    ///   - kept: a file that does not exist yet, which gets what was there before; nil keeps nothing.
    package func restore(from path: String, keeping kept: String?) throws {
        try Self.verify(path)
        if let kept {
            guard !exists(kept) else { throw BackupError.targetExists(path: kept) }
            do {
                try copy(to: kept, named: kept)
            } catch {
                discard(kept)
                throw error
            }
        }
        let resized = try resizedCopy(of: path)
        defer { if let resized { discard(resized) } }
        let source = try Self.openReadOnly(resized ?? path, named: path)
        defer { try? source.close() }
        do {
            let writer = try database.writer
            try source.backup(to: writer)
            try DatabaseFile.setUp(writer)
        } catch {
            throw StorageError.wrapping(error)
        }
        database.feed.announce(Change(household: nil, topics: Set(Topic.allCases)))
    }

    /// A copy of a backup in pages of the live file's size, beside it; nil where they are of one size already.
    ///
    /// SQLite cannot copy into a file with a write-ahead log page by page where the pages differ.
    private func resizedCopy(of path: String) throws -> String? {
        let source = try Self.openReadOnly(path, named: path)
        defer { try? source.close() }
        let sizeQuery = "PRAGMA page_size"
        do {
            let live = try database.writer.read { try Int.fetchOne($0, sql: sizeQuery) } ?? 0
            guard try source.read({ try Int.fetchOne($0, sql: sizeQuery) }) != live else { return nil }
            let copy = try database.writer.path + ".restoring"
            discard(copy)
            do {
                try source.writeWithoutTransaction { connection in
                    try connection.execute(sql: "PRAGMA page_size = \(live)")
                    try connection.execute(sql: "VACUUM INTO ?", arguments: [copy])
                }
            } catch {
                discard(copy)
                throw error
            }
            return copy
        } catch {
            throw StorageError.wrapping(error)
        }
    }

    // MARK: - Files

    private func exists(_ path: String) -> Bool {
        // A link that points nowhere is a name that is taken, too.
        FileManager.default.fileExists(atPath: path) || (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    }

    private func discard(_ path: String) {
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
