import Models

/// Backups, on the background executor: they take as long as the file is large.
extension SQLiteEngine {
    func backup(to path: String, checking others: @escaping HouseholdCheck) async throws {
        try await backgroundExecutor.run { try SQLiteBackup(engine: self).write(to: path, others) }
    }

    func restore(
        from path: String, keeping savedPath: String?, checking others: @escaping HouseholdCheck,
        fault: @escaping @Sendable (Connection) throws -> String?, adapting adapt: @escaping @Sendable (Connection) throws -> Void
    ) async throws {
        try await backgroundExecutor.run {
            try SQLiteBackup(engine: self).restore(from: path, keeping: savedPath, others, fault: fault, adapting: adapt)
        }
    }

    // MARK: - One household

    func backup(_ household: ID<Household>, to path: String, checking others: @escaping HouseholdCheck) async throws {
        try await backgroundExecutor.run {
            try SQLiteBackup(engine: self).write(household, to: path, others) { try self.snapshot($0) }
        }
    }

    func restoreHousehold(from path: String, by restoration: HouseholdRestoration) async throws -> Household {
        let prepared = try await backgroundExecutor.run { try SQLiteBackup(engine: self).prepareHousehold(of: path, restoration) }
        defer { SQLiteBackup(engine: self).discard(prepared.copy) }
        return try await write(timeout: timeout) { connection in
            try SQLiteBackup(engine: self).add(prepared, of: path, by: restoration, to: connection)
            return .commit(prepared.household, Change(household: prepared.household.id, topics: [.any]))
        }
    }

    func removeHousehold(
        _ household: ID<Household>, keeping savedPath: String?, checking others: @escaping HouseholdCheck,
        finish: @escaping @Sendable () throws -> Void
    ) async throws {
        try await write(timeout: timeout) { connection in
            guard try HouseholdRepository(connection).find(household) != nil else { throw BackupError.householdMissing }
            if let savedPath {
                // Under the write lock, so that no write is lost in between.
                try SQLiteBackup(engine: self).write(household, to: savedPath, others) { try $0(connection) }
                try finish()
            }
            try HouseholdRemoval(connection, household: household).run()
            return .commit((), Change(household: household, topics: [.any]))
        }
    }
}
