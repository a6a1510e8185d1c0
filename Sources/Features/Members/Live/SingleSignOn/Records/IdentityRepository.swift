import MembersModel
import Models
import Storage

/// The identities of a household's members at providers. Addresses are in lower case.
final class IdentityRepository: ScopedRepository {
    // MARK: - Reading

    /// The identities of a member, oldest first.
    func all(of member: ID<Member>) throws -> [LinkedIdentity] {
        try connection.all(
            "SELECT \(Self.columns) FROM member_identity WHERE household = $1 AND member = $2 ORDER BY id", .id(household), .id(member),
            as: Self.identity)
    }

    func find(_ id: ID<LinkedIdentity>) throws -> LinkedIdentity? {
        try connection.first(
            "SELECT \(Self.columns) FROM member_identity WHERE household = $1 AND id = $2", .id(household), .id(id), as: Self.identity)
    }

    /// The identity with a subject, which is compared to the byte.
    func find(subject: String, at provider: ID<SignInProvider>) throws -> LinkedIdentity? {
        try connection.first(
            "SELECT \(Self.columns) FROM member_identity WHERE household = $1 AND provider = $2 AND subject = $3", .id(household),
            .id(provider), .text(subject), as: Self.identity)
    }

    /// The identity that is expected by an address and was not used.
    func findExpected(email: String, at provider: ID<SignInProvider>) throws -> LinkedIdentity? {
        try connection.first(
            """
            SELECT \(Self.columns) FROM member_identity
            WHERE household = $1 AND provider = $2 AND email = $3 AND subject IS NULL
            """, .id(household), .id(provider), .text(Self.lowerCase(email)), as: Self.identity)
    }

    /// Whether somebody is expected by an address at a provider.
    func expectsSomebody(at provider: ID<SignInProvider>) throws -> Bool {
        try connection.exists(
            "SELECT 1 FROM member_identity WHERE household = $1 AND provider = $2 AND subject IS NULL LIMIT 1", .id(household),
            .id(provider))
    }

    // MARK: - Writing

    /// - Returns: false if the subject or the address is linked already.
    func insert(_ identity: LinkedIdentity) throws -> Bool {
        guard
            try !connection.exists(
                "SELECT 1 FROM member_identity WHERE household = $1 AND provider = $2 AND (subject = $3 OR email = $4) LIMIT 1",
                .id(household), .id(identity.provider), .optional(identity.subject), .optional(identity.email.map(Self.lowerCase)))
        else { return false }
        return try connection.execute(
            """
            INSERT INTO member_identity (household, id, provider, member, subject, email, is_self_linked, created_at, used_at)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
            """, .id(household), .id(identity.id), .id(identity.provider), .id(identity.member), .optional(identity.subject),
            .optional(identity.email.map(Self.lowerCase)), .bool(identity.isSelfLinked), .integer(identity.createdAt),
            .optional(identity.usedAt)) == 1
    }

    /// Gives an identity that was expected by an address its subject.
    func bind(_ id: ID<LinkedIdentity>, to subject: String) throws {
        try connection.execute(
            "UPDATE member_identity SET subject = $1 WHERE household = $2 AND id = $3 AND subject IS NULL", .text(subject),
            .id(household), .id(id))
    }

    func recordUse(_ id: ID<LinkedIdentity>, at milliseconds: Int64) throws {
        try connection.execute(
            "UPDATE member_identity SET used_at = $1 WHERE household = $2 AND id = $3", .integer(milliseconds), .id(household), .id(id))
    }

    func delete(_ id: ID<LinkedIdentity>) throws {
        try connection.execute("DELETE FROM member_identity WHERE household = $1 AND id = $2", .id(household), .id(id))
    }

    func deleteAll(of member: ID<Member>) throws {
        try connection.execute("DELETE FROM member_identity WHERE household = $1 AND member = $2", .id(household), .id(member))
    }

    /// Deletes those that a member linked: after somebody else took hold of the account, who can tell which are theirs?
    func deleteSelfLinked(of member: ID<Member>) throws {
        try connection.execute(
            "DELETE FROM member_identity WHERE household = $1 AND member = $2 AND is_self_linked = 1", .id(household), .id(member))
    }

    func deleteAll(at provider: ID<SignInProvider>) throws {
        try connection.execute("DELETE FROM member_identity WHERE household = $1 AND provider = $2", .id(household), .id(provider))
    }

    // MARK: - Rows

    /// The columns that `identity` decodes.
    private static let columns: SQL = "id, provider, member, subject, email, is_self_linked, created_at, used_at"

    /// An address with its ASCII letters in lower case. Accents stay: `josé@…` may be somebody else than `jose@…`.
    private static func lowerCase(_ email: String) -> String {
        String(decoding: email.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, as: UTF8.self)
    }

    private static func identity(_ row: inout Row) -> LinkedIdentity {
        LinkedIdentity(
            id: row.id(), provider: row.id(), member: row.id(), subject: row.optionalText(), email: row.optionalText(),
            isSelfLinked: row.bool(), createdAt: row.integer(), usedAt: row.optionalInteger())
    }
}
