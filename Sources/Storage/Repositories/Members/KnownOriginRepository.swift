package import Models

/// Hashes of the addresses and browsers of sign-ins of a household's members.
package final class KnownOriginRepository: ScopedRepository {
    /// Whether any origin of a member is known.
    package func hasAny(of member: ID<Member>) throws -> Bool {
        try connection.exists("SELECT 1 FROM known_origin WHERE household = $1 AND member = $2 LIMIT 1", .id(household), .id(member))
    }

    /// Records a sign-in.
    ///
    /// - Returns: whether the origin is new.
    package func record(_ hash: [UInt8], of member: ID<Member>, at milliseconds: Int64) throws -> Bool {
        let isKnown =
            try connection.execute(
                "UPDATE known_origin SET seen_at = $1 WHERE household = $2 AND member = $3 AND hash = $4", .integer(milliseconds),
                .id(household), .id(member), .blob(hash)) == 1
        guard !isKnown else { return false }
        try connection.execute(
            "INSERT INTO known_origin (household, member, hash, seen_at) VALUES ($1, $2, $3, $4)", .id(household), .id(member),
            .blob(hash), .integer(milliseconds))
        return true
    }

    /// Deletes the origins of a member.
    package func deleteAll(of member: ID<Member>) throws {
        try connection.execute("DELETE FROM known_origin WHERE household = $1 AND member = $2", .id(household), .id(member))
    }

    /// Deletes origins last used before a time.
    package func delete(seenBefore milliseconds: Int64) throws {
        try connection.execute(
            "DELETE FROM known_origin WHERE household = $1 AND seen_at < $2", .id(household), .integer(milliseconds))
    }
}
