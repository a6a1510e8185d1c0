import MembersModel
import Models
import Storage

/// A household's invitations and links for new passphrases, looked up by the hash of their token's secret. A row is an open link: what was used
/// or revoked is deleted.
final class InvitationRepository: ScopedRepository {
    // MARK: - Reading

    /// The link with a token that is not expired; nil if there is none.
    func find(tokenHash: [UInt8], at milliseconds: Int64) throws -> Invitation? {
        try connection.first(
            """
            SELECT \(Self.columns) FROM invitation
            WHERE household = $1 AND token_hash = $2 AND expires_at > $3
            """, .id(household), .blob(tokenHash), .integer(milliseconds), as: Self.invitation)
    }

    /// The link with an id that is not expired; nil if there is none.
    func find(_ id: ID<Invitation>, at milliseconds: Int64) throws -> Invitation? {
        try connection.first(
            """
            SELECT \(Self.columns) FROM invitation
            WHERE household = $1 AND id = $2 AND expires_at > $3
            """, .id(household), .id(id), .integer(milliseconds), as: Self.invitation)
    }

    /// The links that are not expired, newest first.
    func all(at milliseconds: Int64) throws -> [Invitation] {
        try connection.all(
            """
            SELECT \(Self.columns) FROM invitation
            WHERE household = $1 AND expires_at > $2 ORDER BY id DESC
            """, .id(household), .integer(milliseconds), as: Self.invitation)
    }

    /// Whether an open invitation keeps a sign-in name free, compared case-folded.
    func keeps(_ name: String, at milliseconds: Int64) throws -> Bool {
        try connection.exists(
            "SELECT 1 FROM invitation WHERE household = $1 AND folded_name = $2 AND name <> '' AND expires_at > $3 LIMIT 1",
            .id(household), .text(name.folded), .integer(milliseconds))
    }

    // MARK: - Writing

    /// Inserts a link with the hash of its token's secret.
    func insert(_ invitation: Invitation, tokenHash: [UInt8]) throws {
        var member: ID<Member>?
        if case .reset(let id) = invitation.purpose { member = id }
        try connection.execute(
            """
            INSERT INTO invitation (household, token_hash, id, role, member, name, folded_name, made_by, created_at, expires_at)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
            """, .id(household), .blob(tokenHash), .id(invitation.id), .optional(invitation.role?.rawValue), .id(member),
            .text(invitation.name), .text(invitation.name.folded), .id(invitation.madeBy), .integer(invitation.createdAt),
            .integer(invitation.expiresAt))
    }

    /// Deletes a link.
    ///
    /// - Returns: false if it is no longer there, since somebody else used or revoked it.
    func delete(_ id: ID<Invitation>) throws -> Bool {
        try connection.execute("DELETE FROM invitation WHERE household = $1 AND id = $2", .id(household), .id(id)) == 1
    }

    /// Deletes the links by which a member chooses a new passphrase.
    func deleteResets(of member: ID<Member>) throws {
        try connection.execute("DELETE FROM invitation WHERE household = $1 AND member = $2", .id(household), .id(member))
    }

    /// Deletes the invitations that a member has made, who is no longer an owner.
    func deleteAll(madeBy member: ID<Member>) throws {
        try connection.execute("DELETE FROM invitation WHERE household = $1 AND made_by = $2", .id(household), .id(member))
    }

    /// Deletes the links that expired before a time.
    func delete(expiredBefore milliseconds: Int64) throws {
        try connection.execute(
            "DELETE FROM invitation WHERE household = $1 AND expires_at < $2", .id(household), .integer(milliseconds))
    }

    /// The columns that `invitation` decodes.
    private static let columns: SQL = "id, role, member, name, made_by, created_at, expires_at"

    private static func invitation(_ row: inout Row) throws(StorageError) -> Invitation {
        let id: ID<Invitation> = row.id()
        let roleText = row.optionalText()
        let member: ID<Member>? = row.optionalID()
        let purpose: Invitation.Purpose
        if let member {
            purpose = .reset(member)
        } else if let role = Role(rawValue: roleText ?? "") {
            purpose = .join(role)
        } else {
            throw StorageError.unknownValue(column: "role", value: roleText ?? "")
        }
        return Invitation(
            id: id, purpose: purpose, name: row.text(), madeBy: row.optionalID(), createdAt: row.integer(), expiresAt: row.integer())
    }
}
