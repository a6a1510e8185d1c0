package import Models
package import Storage
import Synchronization

/// Caches one snapshot per household until something it depends on changes, so that concurrent requests for the same figures read once.
///
/// The first of them loads the snapshot and the others wait for it; those of other households load at the same time.
package final class SnapshotCache<Snapshot: Sendable>: Sendable {
    /// Everything a snapshot depends on. Every write of a household increments its revision.
    private struct Dependencies: Hashable, Sendable {
        var file: Int
        var household: Household
        var revision: Int64
        var today: Day

        /// Whether a snapshot with these dependencies includes everything that one with the others includes.
        func covers(_ other: Dependencies) -> Bool {
            file == other.file && household == other.household && today == other.today && revision >= other.revision
        }
    }

    private struct Entry: Sendable {
        var dependencies: Dependencies
        var snapshot: Snapshot
    }

    /// Maximum number of cached households; more than a shared server has in use at once.
    private static var capacity: Int { 64 }

    private let entries = Mutex<[ID<Household>: Entry]>([:])
    private let loads = SingleFlight<ID<Household>>()

    /// The cached snapshot, or a new one.
    ///
    /// - Parameters:
    ///   - household: as known to the caller; its currency and month are part of the figures.
    ///   - isLong: whether the reading grows with the history, so that it must not delay short reads.
    ///   - isSufficient: whether a cached snapshot is sufficient; otherwise it is replaced by a new one, which always is.
    ///   - read: depends only on the connection and on constants.
    package func snapshot(
        of household: Household, today: Day, in database: Database, isLong: Bool = false,
        if isSufficient: @Sendable (Snapshot) -> Bool = { _ in true },
        otherwise read: @escaping @Sendable (Connection) throws -> Snapshot
    ) async throws -> Snapshot {
        let now = try await database.readOne { try dependencies(of: household, today: today, $0) }
        while true {
            if let snapshot = cached(for: now), isSufficient(snapshot) { return snapshot }
            // After a wait the snapshot is cached, unless its load failed or it depends on other data.
            guard await loads.begin(household.id) else { continue }
            defer { loads.end(household.id) }
            // Another load may have ended since the first lookup.
            if let snapshot = cached(for: now), isSufficient(snapshot) { return snapshot }
            // Revision and figures are read in one snapshot.
            let readEntry: @Sendable (Connection) throws -> Entry = {
                Entry(dependencies: try self.dependencies(of: household, today: today, $0), snapshot: try read($0))
            }
            let new = try await isLong ? database.longRead(readEntry) : database.read(readEntry)
            store(new, of: household.id)
            return new.snapshot
        }
    }

    /// The cached snapshot, or a new one, on a connection that is reading already.
    package func snapshot(
        of household: Household, today: Day, on connection: Connection, otherwise read: (Connection) throws -> Snapshot
    ) throws -> Snapshot {
        let now = try dependencies(of: household, today: today, connection)
        if let known = entries.withLock({ $0[household.id] }), known.dependencies == now { return known.snapshot }
        let snapshot = try read(connection)
        store(Entry(dependencies: now, snapshot: snapshot), of: household.id)
        return snapshot
    }

    /// The last snapshot of a household on a day, even if it is outdated; nil if there is none.
    package func latest(of household: Household, today: Day) -> Snapshot? {
        entries.withLock { entries in
            entries[household.id].flatMap { $0.dependencies.household == household && $0.dependencies.today == today ? $0.snapshot : nil }
        }
    }

    private func store(_ entry: Entry, of household: ID<Household>) {
        entries.withLock { entries in
            if entries.count >= Self.capacity, entries[household] == nil { entries.removeAll() }
            entries[household] = entry
        }
    }

    private func cached(for dependencies: Dependencies) -> Snapshot? {
        entries.withLock { entries in
            entries[dependencies.household.id].flatMap { $0.dependencies.covers(dependencies) ? $0.snapshot : nil }
        }
    }

    private func dependencies(of household: Household, today: Day, _ connection: Connection) throws -> Dependencies {
        Dependencies(
            file: connection.fileGeneration, household: household, revision: try HouseholdRepository(connection).revision(of: household.id),
            today: today)
    }

    /// Removes all snapshots.
    func removeAll() { entries.withLock { $0.removeAll() } }
}
