import Foundation
import GRDB
import Models

/// Backups of one household out of many.
extension SQLiteBackup {
    /// Writes a verified database with one household alone to a new file: a single file in rollback-journal mode, renamed to its path when
    /// it is complete.
    ///
    /// - Parameter read: reads the household in one snapshot.
    /// - Throws: `BackupError`, `StorageError`.
    func write(
        _ household: ID<Household>, to path: String, _ others: HouseholdCheck,
        reading read: (_ body: (Connection) throws -> Void) throws -> Void
    ) throws {
        guard !exists(path) else { throw BackupError.targetExists(path: path) }
        let part = path + ".part"
        discard(part)
        do {
            try make(part, named: path) { target in
                try read { source in
                    guard try HouseholdRepository(source).find(household) != nil else { throw BackupError.householdMissing }
                    try HouseholdRows(source, household: household).copy(to: target)
                }
                try RestoredHousehold(target, household: household).settle()
                if let broken = try target.brokenReferences().first { throw BackupError.notVerified(path: path, reason: broken) }
            }
            try verify(part, named: path, others)
            try move(part, to: path)
        } catch {
            discard(part)
            throw error
        }
    }

    /// Makes a database with the schema of the open one and fills it in one transaction.
    ///
    /// - Parameter name: the path in error messages.
    private func make(_ path: String, named name: String, filling fill: (Connection) throws -> Void) throws {
        let target: DatabaseQueue
        // A backup contains all data, so only its owner may read it. Opening the file reports errors of its creation.
        _ = FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
        do {
            target = try DatabaseQueue(path: path, configuration: SQLiteFile.configuration(engine.timeout))
            try SQLiteFile.setUp(target, schema: engine.schema)
        } catch {
            throw BackupError.cannotWrite(path: name, reason: Self.reason(error))
        }
        do {
            try target.writeWithoutTransaction { database in
                try database.inTransaction(.immediate) {
                    try fill(engine.connection(to: database))
                    return .commit
                }
            }
            try target.close()
        } catch {
            try? target.close()
            // The open database is only read, so the target's disk is full.
            if case StorageError.full = StorageError.wrapping(error) {
                throw BackupError.cannotWrite(path: name, reason: Self.reason(error))
            }
            throw StorageError.wrapping(error)
        }
    }

    // MARK: - Restoring

    /// A household of a backup that can be added to the open database.
    struct Prepared: Sendable {
        /// A verified private copy of the backup with the current schema.
        var copy: String
        var household: Household
    }

    /// Copies a backup to a file beside the live database, where it is compared, migrated and verified as `restore` does it, but of its
    /// content only the chosen household.
    ///
    /// - Returns: the copy, which the caller discards.
    /// - Throws: `BackupError`, `StorageError`, and what `choose` throws.
    func prepareHousehold(of path: String, _ restoration: HouseholdRestoration) throws -> Prepared {
        try engine.requireWritable()
        let writer = try engine.writer
        // Of its own, since it is read again once the write begins: another restoration must not replace it until then.
        let copy = pathOfCopy(for: writer, suffix: "-" + UUID().uuidString)
        do {
            try copyPages(of: path, to: copy)
            return try Self.mappingErrors(of: path) {
                try prepare(copy, of: path, for: writer)
                try verifyFile(copy, named: path)
                let file = try DatabaseQueue(path: copy, configuration: Self.untrusted)
                defer { try? file.close() }
                let household = try file.writeWithoutTransaction { database in
                    var chosen: Household?
                    try database.inTransaction(.immediate) {
                        chosen = try choose(by: restoration, on: engine.connection(to: database), of: path)
                        return .commit
                    }
                    return chosen
                }
                guard let household else { throw BackupError.householdMissing }
                return Prepared(copy: copy, household: household)
            }
        } catch {
            discard(copy)
            throw StorageError.wrapping(error)
        }
    }

    /// Chooses a household of a private copy, verifies it, and makes it ready to be added.
    private func choose(by restoration: HouseholdRestoration, on connection: Connection, of path: String) throws -> Household {
        let household = try restoration.choose(HouseholdRepository(connection).all())
        if let fault = try restoration.firstFault(of: household.id, on: connection) {
            throw BackupError.notVerified(path: path, reason: fault)
        }
        try restoration.adapt(connection)
        try RestoredHousehold(connection, household: household.id).endSessions()
        return household
    }

    /// Adds a household of a copy to the open database, and checks it there.
    ///
    /// - Parameter connection: in a transaction, which the caller rolls back after an error.
    /// - Throws: `BackupError`, `StorageError`.
    func add(_ prepared: Prepared, of path: String, by restoration: HouseholdRestoration, to connection: Connection) throws {
        let household = prepared.household
        guard try !HouseholdRows(connection, household: household.id).exist() else {
            throw BackupError.householdExists(name: household.name)
        }
        let file = try DatabaseQueue(path: prepared.copy, configuration: Self.untrusted)
        defer { try? file.close() }
        try file.read { database in
            let source = engine.connection(to: database)
            if let host = try HouseholdRepository(source).host(of: household.id),
                try !HouseholdRepository(connection).isFree(host: host, for: household.id)
            {
                throw BackupError.hostTaken(host: host)
            }
            try HouseholdRows(source, household: household.id).copy(to: connection)
        }
        guard try HouseholdRepository(connection).find(household.id) != nil else { throw BackupError.householdMissing }
        try RestoredHousehold(connection, household: household.id).settle()
        if let fault = try restoration.firstFault(of: household.id, on: connection) {
            throw BackupError.refused(path: path, code: .backupNotVerified, arguments: [fault])
        }
    }
}
