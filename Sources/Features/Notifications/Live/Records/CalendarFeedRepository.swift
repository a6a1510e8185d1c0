import Models
import NotificationsModel
import Storage

/// Calendar feeds, looked up by the hash of their address's secret.
final class CalendarFeedRepository: Repository {
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
            FROM calendar_feed f JOIN member m ON m.id = f.member JOIN household h ON h.id = m.household
            WHERE f.token_hash = $1 AND m.is_disabled = 0
            """, .blob(tokenHash)
        ) { row in
            Record(
                feed: Self.feed(&row), profile: try MemberRepository.profile(&row),
                household: try HouseholdRepository.household(&row))
        }
    }

    /// A member's feeds, newest first.
    func all(of member: ID<Member>) throws -> [CalendarFeed] {
        try connection.all(
            "SELECT id, created_at, used_at FROM calendar_feed WHERE member = $1 ORDER BY id DESC", .id(member), as: Self.feed)
    }

    /// Inserts a feed with the hash of its secret.
    func insert(_ feed: CalendarFeed, tokenHash: [UInt8], of member: ID<Member>) throws {
        try connection.execute(
            "INSERT INTO calendar_feed (token_hash, id, member, created_at) VALUES ($1, $2, $3, $4)", .blob(tokenHash), .id(feed.id),
            .id(member), .integer(feed.createdAt))
    }

    /// Records the time of the last use.
    func recordUse(_ id: ID<CalendarFeed>, at milliseconds: Int64) throws {
        try connection.execute("UPDATE calendar_feed SET used_at = $1 WHERE id = $2", .integer(milliseconds), .id(id))
    }

    /// Deletes a feed.
    ///
    /// - Returns: false if the member has no such feed.
    func delete(_ id: ID<CalendarFeed>, of member: ID<Member>) throws -> Bool {
        try connection.execute("DELETE FROM calendar_feed WHERE id = $1 AND member = $2", .id(id), .id(member)) == 1
    }

    private static func feed(_ row: inout Row) -> CalendarFeed {
        CalendarFeed(id: row.id(), createdAt: row.integer(), usedAt: row.optionalInteger())
    }
}
