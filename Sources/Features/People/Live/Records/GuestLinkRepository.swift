import Models
import PeopleModel
import Storage

/// A household's links of guests, looked up by the hash of their token's secret.
final class GuestLinkRepository: ScopedRepository {
    /// The link with a token; nil if it does not exist. It may have expired.
    func find(tokenHash: [UInt8]) throws -> GuestLink? {
        try connection.first(
            """
            SELECT id, people_group, can_write, created_at, expires_at, used_at FROM guest_link WHERE household = $1 AND token_hash = $2
            """, .id(household), .blob(tokenHash), as: Self.link)
    }

    /// The links of a group, newest first.
    func all(of group: ID<PeopleGroup>) throws -> [GuestLink] {
        try connection.all(
            """
            SELECT id, people_group, can_write, created_at, expires_at, used_at FROM guest_link
            WHERE household = $1 AND people_group = $2 ORDER BY id DESC
            """, .id(household), .id(group), as: Self.link)
    }

    /// Inserts a link with the hash of its token's secret.
    func insert(_ link: GuestLink, tokenHash: [UInt8]) throws {
        try connection.execute(
            "INSERT INTO guest_link (household, token_hash, id, people_group, can_write, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7)",
            .id(household), .blob(tokenHash), .id(link.id), .id(link.group), .bool(link.canWrite), .integer(link.createdAt),
            .integer(link.expiresAt))
    }

    /// Records the time of the last use.
    func recordUse(_ tokenHash: [UInt8], at milliseconds: Int64) throws {
        try connection.execute(
            "UPDATE guest_link SET used_at = $1 WHERE household = $2 AND token_hash = $3", .integer(milliseconds), .id(household),
            .blob(tokenHash))
    }

    /// Deletes a link, and what the directory knows of it.
    ///
    /// - Returns: false if the group has no such link.
    func delete(_ id: ID<GuestLink>, of group: ID<PeopleGroup>) throws -> Bool {
        let hashes: [[UInt8]] = try connection.all(
            "DELETE FROM guest_link WHERE household = $1 AND people_group = $2 AND id = $3 RETURNING token_hash", .id(household),
            .id(group), .id(id))
        try forget(hashes)
        return !hashes.isEmpty
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
            """
            UPDATE guest_link SET found_expired_at = NULL
            WHERE household = $1 AND found_expired_at IS NOT NULL AND (expires_at > $2 OR found_expired_at > $2)
            """, .id(household), .integer(now))
        let hashes: [[UInt8]] = try connection.all(
            "DELETE FROM guest_link WHERE household = $1 AND expires_at <= $2 AND found_expired_at <= $3 RETURNING token_hash",
            .id(household), .integer(now), .integer(now.subtractingClamped(duration)))
        try forget(hashes)
        try connection.execute(
            "UPDATE guest_link SET found_expired_at = $1 WHERE household = $2 AND expires_at <= $1 AND found_expired_at IS NULL",
            .integer(now), .id(household))
    }

    /// Deletes what the directory knows of deleted links.
    private func forget(_ hashes: [[UInt8]]) throws {
        let directory = DirectoryRepository(connection)
        for hash in hashes { try directory.delete(.secret, hash, of: household) }
    }

    private static func link(_ row: inout Row) -> GuestLink {
        GuestLink(
            id: row.id(), group: row.id(), canWrite: row.integer() != 0, createdAt: row.integer(), expiresAt: row.integer(),
            usedAt: row.optionalInteger())
    }
}
