import Models
import Storage
import Synchronization

/// Caches one snapshot per household until something it depends on changes, so that concurrent requests for the same figures read once.
final class SharedReading<Reading: Sendable>: Sendable {
    /// Everything a snapshot depends on. Every write of a household increments its revision.
    private struct Ground: Hashable, Sendable {
        var file: Int
        var household: Household
        var revision: Int64
        var today: Day

        /// Whether a snapshot with these dependencies includes everything that one with the others includes.
        func covers(_ other: Ground) -> Bool {
            file == other.file && household == other.household && today == other.today && revision >= other.revision
        }
    }

    private struct Kept: Sendable {
        var ground: Ground
        var reading: Reading
    }

    /// Maximum number of cached households; more than a shared server has in use at once.
    private static var most: Int { 64 }

    private let kept = Mutex<[ID<Household>: Kept]>([:])
    /// Serialises reads: other callers wait instead of reading the same figures.
    private let reader = Mutex(())

    /// The cached snapshot, or a new one.
    ///
    /// - Parameters:
    ///   - household: as known to the caller; its currency and month are part of the figures.
    ///   - read: reads from the connection and from nothing else that changes.
    func reading(
        of household: Household, today: Day, in database: Database, otherwise read: @Sendable (Connection) throws -> Reading
    ) throws -> Reading {
        let now = try database.readOne { try ground(of: household, today: today, $0) }
        if let reading = standing(on: now) { return reading }
        return try reader.withLock { _ in
            // Another caller may have read it in the meantime.
            if let reading = standing(on: now) { return reading }
            // Revision and figures are read in one snapshot.
            let new = try database.read { Kept(ground: try ground(of: household, today: today, $0), reading: try read($0)) }
            kept.withLock { kept in
                if kept.count >= Self.most, kept[household.id] == nil { kept.removeAll() }
                kept[household.id] = new
            }
            return new.reading
        }
    }

    private func standing(on ground: Ground) -> Reading? {
        kept.withLock { kept in kept[ground.household.id].flatMap { $0.ground.covers(ground) ? $0.reading : nil } }
    }

    private func ground(of household: Household, today: Day, _ connection: Connection) throws -> Ground {
        Ground(
            file: connection.file, household: household, revision: try HouseholdRepository(connection).revision(of: household.id),
            today: today)
    }

    /// Removes all snapshots.
    func removeAll() { kept.withLock { $0.removeAll() } }
}
