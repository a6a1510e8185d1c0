package import Models
package import Storage
import Synchronization

/// Caches one snapshot per household, and for each reach of its readers, until something it depends on changes, so that concurrent requests for the
/// same figures read once.
///
/// The first of them loads the snapshot and the others wait for it; those of other households and reaches load at the same time.
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

    /// Whose snapshot it is: that of all who see the same, in the same perspective.
    private struct Key: Hashable, Sendable {
        var household: ID<Household>
        var reach: Reach
    }

    private struct Entry: Sendable {
        var dependencies: Dependencies
        var snapshot: Snapshot
    }

    /// Maximum number of cached snapshots; more than a shared server has in use at once, with several members and perspectives of a household.
    private static var capacity: Int { 256 }

    private let entries = Mutex<[Key: Entry]>([:])
    private let loads = SingleFlight<Key>()

    /// The cached snapshot, or a new one.
    ///
    /// - Parameters:
    ///   - context: of the reader, by whose reach the connection is scoped; its household's currency and month are part of the figures.
    ///   - isLong: whether the reading grows with the history, so that it must not delay short reads.
    ///   - isSufficient: whether a cached snapshot is sufficient; otherwise it is replaced by a new one, which always is.
    ///   - read: depends only on the connection and on constants.
    package func snapshot(
        for context: ServiceContext, today: Day, isLong: Bool = false,
        if isSufficient: @Sendable (Snapshot) -> Bool = { _ in true },
        otherwise read: @escaping @Sendable (Connection) throws -> Snapshot
    ) async throws -> Snapshot {
        let (database, household) = (context.database, context.household)
        let find: @Sendable (Connection) throws -> (key: Key, now: Dependencies) = { connection in
            (
                Key(household: household.id, reach: try context.reach(in: connection)),
                try self.dependencies(of: household, today: today, connection)
            )
        }
        let (key, now) = try await household.isDivided ? database.read(find) : database.readOne(find)
        while true {
            if let snapshot = cached(key, for: now), isSufficient(snapshot) { return snapshot }
            // After a wait the snapshot is cached, unless its load failed or it depends on other data.
            guard await loads.begin(key) else { continue }
            defer { loads.end(key) }
            // Another load may have ended since the first lookup.
            if let snapshot = cached(key, for: now), isSufficient(snapshot) { return snapshot }
            // Revision, reach and figures are read in one snapshot.
            let readEntry: @Sendable (Connection) throws -> (key: Key, entry: Entry) = { connection in
                let scoped = try context.scoped(connection)
                let dependencies = try self.dependencies(of: household, today: today, connection)
                return (
                    Key(household: household.id, reach: scoped.reach), Entry(dependencies: dependencies, snapshot: try read(scoped))
                )
            }
            let new = try await isLong ? database.longRead(readEntry) : database.read(readEntry)
            store(new.entry, new.key)
            return new.entry.snapshot
        }
    }

    /// The cached snapshot, or a new one, on a connection that is reading already, for who sees what its reach says.
    package func snapshot(
        of household: Household, today: Day, on connection: Connection, otherwise read: (Connection) throws -> Snapshot
    ) throws -> Snapshot {
        let key = Key(household: household.id, reach: connection.reach)
        let now = try dependencies(of: household, today: today, connection)
        if let known = entries.withLock({ $0[key] }), known.dependencies == now { return known.snapshot }
        let snapshot = try read(connection)
        store(Entry(dependencies: now, snapshot: snapshot), key)
        return snapshot
    }

    /// The last snapshot of a household on a day for a reach, even if it is outdated; nil if there is none.
    package func latest(of household: Household, today: Day, for reach: Reach) -> Snapshot? {
        let key = Key(household: household.id, reach: reach)
        return entries.withLock { entries in
            entries[key].flatMap { $0.dependencies.household == household && $0.dependencies.today == today ? $0.snapshot : nil }
        }
    }

    private func store(_ entry: Entry, _ key: Key) {
        entries.withLock { entries in
            if entries.count >= Self.capacity, entries[key] == nil { entries.removeAll() }
            entries[key] = entry
        }
    }

    private func cached(_ key: Key, for dependencies: Dependencies) -> Snapshot? {
        entries.withLock { entries in
            entries[key].flatMap { $0.dependencies.covers(dependencies) ? $0.snapshot : nil }
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
