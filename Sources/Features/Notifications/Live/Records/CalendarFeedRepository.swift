import Models
import NotificationsModel
import Storage

/// A household's calendar feeds, looked up by the hash of their address's secret.
final class CalendarFeedRepository: ScopedRepository {
    /// A feed with its member and household.
    struct Record: Sendable {
        var feed: CalendarFeed
        var profile: MemberProfile
        var household: Household
    }

    /// The feed with a token; nil if it does not exist or its member is disabled.
    func find(tokenHash: [UInt8]) throws -> Record? {
        try connection.first(
            """
            SELECT f.id, f.created_at, f.used_at, \(MemberRepository.columns), \(HouseholdRepository.columns)
            FROM calendar_feed f JOIN member m ON m.household = f.household AND m.id = f.member JOIN household h ON h.id = f.household
            WHERE f.household = $1 AND f.token_hash = $2 AND m.is_disabled = 0
            """, .id(household), .blob(tokenHash)
        ) { row in
            Record(
                feed: Self.feed(&row), profile: try MemberRepository.profile(&row),
                household: try HouseholdRepository.household(&row))
        }
    }

    /// A member's feeds, newest first.
    func all(of member: ID<Member>) throws -> [CalendarFeed] {
        try connection.all(
            "SELECT id, created_at, used_at FROM calendar_feed WHERE household = $1 AND member = $2 ORDER BY id DESC", .id(household),
            .id(member), as: Self.feed)
    }

    /// Inserts a feed with the hash of its secret.
    func insert(_ feed: CalendarFeed, tokenHash: [UInt8], of member: ID<Member>) throws {
        try connection.execute(
            "INSERT INTO calendar_feed (household, member, token_hash, id, created_at) VALUES ($1, $2, $3, $4, $5)", .id(household),
            .id(member), .blob(tokenHash), .id(feed.id), .integer(feed.createdAt))
    }

    /// Records the time of the last use.
    func recordUse(_ id: ID<CalendarFeed>, at milliseconds: Int64) throws {
        try connection.execute(
            "UPDATE calendar_feed SET used_at = $1 WHERE household = $2 AND id = $3", .integer(milliseconds), .id(household), .id(id))
    }

    /// Deletes a feed, and what the directory knows of it.
    ///
    /// - Returns: false if the member has no such feed.
    func delete(_ id: ID<CalendarFeed>, of member: ID<Member>) throws -> Bool {
        let hashes: [[UInt8]] = try connection.all(
            "DELETE FROM calendar_feed WHERE household = $1 AND id = $2 AND member = $3 RETURNING token_hash", .id(household), .id(id),
            .id(member))
        let directory = DirectoryRepository(connection)
        for hash in hashes { try directory.delete(.secret, hash, of: household) }
        return !hashes.isEmpty
    }

    /// Deletes the feeds of a member, and what the directory knows of them.
    func deleteAll(of member: ID<Member>) throws {
        let hashes: [[UInt8]] = try connection.all(
            "DELETE FROM calendar_feed WHERE household = $1 AND member = $2 RETURNING token_hash", .id(household), .id(member))
        let directory = DirectoryRepository(connection)
        for hash in hashes { try directory.delete(.secret, hash, of: household) }
    }

    private static func feed(_ row: inout Row) -> CalendarFeed {
        CalendarFeed(id: row.id(), createdAt: row.integer(), usedAt: row.optionalInteger())
    }
}
