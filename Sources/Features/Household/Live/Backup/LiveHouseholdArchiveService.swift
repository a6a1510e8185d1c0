import HouseholdModel
import Models
import ServiceKit
import Services
import Storage

/// Single households of a database of many.
struct LiveHouseholdArchiveService: HouseholdArchiveServiceProtocol {
    /// The context of any household of the database, or of none.
    let context: ServiceContext

    func fetchHouseholds() async throws -> [Household] {
        try requireOwnerOfFile()
        return try await context.read { try HouseholdRepository($0).all() }
    }

    func backup(_ household: ID<Household>, to file: String, finish: @escaping @Sendable () throws -> Void) async throws {
        let other = try await context(of: household)
        try await mapping { try await context.database.backup(household, to: file, checking: context.modules.differences) }
        try finish()
        try await other.logDataExport(.backedUp)
    }

    func restore(from file: String, choosing choose: @escaping @Sendable ([Household]) throws -> Household) async throws -> Household {
        try requireOwnerOfFile()
        try await context.begin(.write)
        let values = StoredValueCheck(modules: context.modules)
        let restoration = HouseholdRestoration(
            choosing: choose, checking: context.modules.differences, fault: { try values.fault(of: $0, on: $1) },
            adapting: context.modules.adaptRestored)
        return try await mapping { try await context.database.restoreHousehold(from: file, by: restoration) }
    }

    func remove(
        _ household: ID<Household>, keeping file: String?, finish: @escaping @Sendable () throws -> Void
    ) async throws -> String? {
        let other = try await context(of: household)
        let stamp = LiveBackupService.stamp(context.clock.now())
        let kept = file ?? (context.path.isEmpty ? nil : "\(context.path).removed-\(household)-\(stamp)")
        try await context.begin(.write)
        try await mapping {
            try await context.database.removeHousehold(household, keeping: kept, checking: context.modules.differences, finish: finish)
        }
        other.modules.removeFiles(of: other)
        context.caches.removeAll()
        return kept
    }

    func exports(of household: ID<Household>) async throws -> any ExportServiceProtocol {
        LiveExportService(context: try await context(of: household))
    }

    // MARK: - Private

    /// The context of another household's owner.
    private func context(of household: ID<Household>) async throws -> ServiceContext {
        guard let found = try await fetchHouseholds().first(where: { $0.id == household }) else { throw ServiceError.notFound }
        return context.owner(of: found)
    }

    /// Owners of one household have no rights in another.
    private func requireOwnerOfFile() throws {
        try context.requireOwner()
        guard context.session == nil else { throw ServiceError.unauthorized }
    }

    private func mapping<T>(_ body: () async throws -> T) async throws -> T {
        do {
            return try await context.mapping(body)
        } catch let error as BackupError {
            throw ServiceError(error)
        }
    }
}
