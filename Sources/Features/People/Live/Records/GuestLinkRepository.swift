import Models
import PeopleModel
import Storage

/// Links of guests, looked up by the hash of their token.
final class GuestLinkRepository: Repository {
    /// The link with a token and its household; nil if it does not exist. It may have expired.
    func find(tokenHash: [UInt8]) throws -> (link: GuestLink, household: ID<Household>)? {
        try connection.first(
            "SELECT id, people_group, can_write, created_at, expires_at, used_at, household FROM guest_link WHERE token_hash = $1",
            .blob(tokenHash)
        ) { (Self.link(&$0), $0.id()) }
    }

    /// The links of a group, newest first.
    func all(of group: ID<PeopleGroup>, household: ID<Household>) throws -> [GuestLink] {
        try connection.all(
            """
            SELECT id, people_group, can_write, created_at, expires_at, used_at FROM guest_link
            WHERE household = $1 AND people_group = $2 ORDER BY id DESC
            """, .id(household), .id(group), as: Self.link)
    }

    /// Inserts a link with the hash of its token.
    func insert(_ link: GuestLink, tokenHash: [UInt8], household: ID<Household>) throws {
        try connection.execute(
            "INSERT INTO guest_link (token_hash, household, id, people_group, can_write, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7)",
            .blob(tokenHash), .id(household), .id(link.id), .id(link.group), .bool(link.canWrite), .integer(link.createdAt),
            .integer(link.expiresAt))
    }

    /// Records the time of the last use.
    func recordUse(_ tokenHash: [UInt8], at milliseconds: Int64) throws {
        try connection.execute("UPDATE guest_link SET used_at = $1 WHERE token_hash = $2", .integer(milliseconds), .blob(tokenHash))
    }

    /// Deletes a link.
    ///
    /// - Returns: false if the group has no such link.
    func delete(_ id: ID<GuestLink>, of group: ID<PeopleGroup>, household: ID<Household>) throws -> Bool {
        try connection.execute(
            "DELETE FROM guest_link WHERE household = $1 AND people_group = $2 AND id = $3", .id(household), .id(group), .id(id)) == 1
    }

    /// Deletes the links that were found expired for some time, and notes which are expired now.
    ///
    /// A clock that is wrong for a moment deletes nothing: what it notes is withdrawn as soon as the clock says that a link is valid, or
    /// that it was noted in the future.
    ///
    /// - Parameters:
    ///   - now: milliseconds since 1970.
    ///   - duration: how long a link has to be found expired, in milliseconds.
    func deleteExpired(at now: Int64, after duration: Int64) throws {
        try connection.execute(
            "UPDATE guest_link SET found_expired_at = NULL WHERE found_expired_at IS NOT NULL AND (expires_at > $1 OR found_expired_at > $1)",
            .integer(now))
        try connection.execute(
            "DELETE FROM guest_link WHERE expires_at <= $1 AND found_expired_at <= $2", .integer(now),
            .integer(now.subtractingClamped(duration)))
        try connection.execute(
            "UPDATE guest_link SET found_expired_at = $1 WHERE expires_at <= $1 AND found_expired_at IS NULL", .integer(now))
    }

    private static func link(_ row: inout Row) -> GuestLink {
        GuestLink(
            id: row.id(), group: row.id(), canWrite: row.integer() != 0, createdAt: row.integer(), expiresAt: row.integer(),
            usedAt: row.optionalInteger())
    }
}
