package import Models

/// Links of guests, looked up by the hash of their token.
package struct GuestLinkRepository {
    let connection: Connection

    /// Accesses the rows of all households on a connection, for the duration of its read or write.
    package init(_ connection: Connection) {
        self.connection = connection
    }

    // MARK: - Reading

    /// The link with a token and its household; nil if it does not exist. It may have expired.
    package func find(tokenHash: [UInt8]) throws -> (link: GuestLink, household: ID<Household>)? {
        try connection.first(
            """
            SELECT id, people_group, can_write, created_at, expires_at, used_at, household FROM guest_link WHERE token_hash = $1
            """, .blob(tokenHash)
        ) { (Self.link($0), $0.id(6)) }
    }

    /// The links of a group, newest first.
    package func all(of group: ID<PeopleGroup>, household: ID<Household>) throws -> [GuestLink] {
        try connection.all(
            """
            SELECT id, people_group, can_write, created_at, expires_at, used_at FROM guest_link
            WHERE household = $1 AND people_group = $2 ORDER BY id DESC
            """, .id(household), .id(group), as: Self.link)
    }

    // MARK: - Writing

    /// Inserts a link with the hash of its token.
    package func insert(_ link: GuestLink, tokenHash: [UInt8], household: ID<Household>) throws {
        try connection.execute(
            """
            INSERT INTO guest_link (token_hash, household, id, people_group, can_write, created_at, expires_at)
            VALUES ($1, $2, $3, $4, $5, $6, $7)
            """, .blob(tokenHash), .id(household), .id(link.id), .id(link.group), .bool(link.canWrite), .integer(link.createdAt),
            .integer(link.expiresAt))
    }

    /// Records the time of the last use.
    package func recordUse(_ tokenHash: [UInt8], at milliseconds: Int64) throws {
        try connection.execute("UPDATE guest_link SET used_at = $1 WHERE token_hash = $2", .integer(milliseconds), .blob(tokenHash))
    }

    /// Deletes a link.
    ///
    /// - Returns: false if the group has no such link.
    package func delete(_ id: ID<GuestLink>, of group: ID<PeopleGroup>, household: ID<Household>) throws -> Bool {
        try connection.execute(
            "DELETE FROM guest_link WHERE household = $1 AND people_group = $2 AND id = $3", .id(household), .id(group), .id(id)) == 1
    }

    /// Deletes the links that have expired.
    package func deleteExpired(before milliseconds: Int64) throws {
        try connection.execute("DELETE FROM guest_link WHERE expires_at <= $1", .integer(milliseconds))
    }

    private static func link(_ row: Row) -> GuestLink {
        GuestLink(
            id: row.id(0), group: row.id(1), canWrite: row.integer(2) != 0, createdAt: row.integer(3), expiresAt: row.integer(4),
            usedAt: row.optionalInteger(5))
    }
}
