import Models
import Storage
import Synchronization

/// What was last read of each household and stands until something of it changes: one reading serves everybody who looks at the same figures.
final class SharedReading<Reading: Sendable>: Sendable {
    /// All that a reading depends on. Every write of a household moves its counter.
    private struct Ground: Hashable, Sendable {
        var file: Int
        var household: Household
        var revision: Int64
        var today: Day

        /// Whether what was read on this ground shows all that another one holds.
        func covers(_ other: Ground) -> Bool {
            file == other.file && household == other.household && today == other.today && revision >= other.revision
        }
    }

    private struct Kept: Sendable {
        var ground: Ground
        var reading: Reading
    }

    /// More households than a server that holds several has in use at once.
    private static var most: Int { 64 }

    private let kept = Mutex<[ID<Household>: Kept]>([:])
    /// Who reads: the others wait as long as they would read themselves.
    private let reader = Mutex(())

    /// The reading that stands, or a new one.
    ///
    /// - Parameters:
    ///   - household: as whoever asks knows it; its currency and month are part of the figures.
    ///   - read: reads from the connection and from nothing else that changes.
    func reading(
        of household: Household, today: Day, in database: Database, otherwise read: @Sendable (Connection) throws -> Reading
    ) throws -> Reading {
        let now = try database.lookUp { try ground(of: household, today: today, $0) }
        if let reading = standing(on: now) { return reading }
        return try reader.withLock { _ in
            // Somebody else may have read it by now.
            if let reading = standing(on: now) { return reading }
            // Counter and figures are of one snapshot.
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

    /// Lets everything go.
    func removeAll() { kept.withLock { $0.removeAll() } }
}
