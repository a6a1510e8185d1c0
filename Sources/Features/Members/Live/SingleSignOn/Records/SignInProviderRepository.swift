import Models
import Storage

/// A household's providers of sign-in, and their sealed client secrets.
final class SignInProviderRepository: ScopedRepository {
    // MARK: - Reading

    /// The providers, by name.
    func all() throws -> [SignInProvider] {
        try connection.all(
            "SELECT \(Self.columns) FROM sign_in_provider WHERE household = $1 ORDER BY folded_name", .id(household), as: Self.provider)
    }

    func find(_ id: ID<SignInProvider>) throws -> SignInProvider? {
        try connection.first(
            "SELECT \(Self.columns) FROM sign_in_provider WHERE household = $1 AND id = $2", .id(household), .id(id), as: Self.provider)
    }

    /// The sealed client secret; nil if there is none.
    func sealedSecret(of id: ID<SignInProvider>) throws -> [UInt8]? {
        try connection.first(
            "SELECT sealed_secret FROM sign_in_provider WHERE household = $1 AND id = $2", .id(household), .id(id)
        ) { $0.optionalBlob() } ?? nil
    }

    // MARK: - Writing

    /// - Returns: false if the name is taken.
    func insert(_ provider: SignInProvider, sealedSecret: [UInt8]?) throws -> Bool {
        try connection.execute(
            """
            INSERT INTO sign_in_provider (household, id, name, folded_name, issuer, client_id, sealed_secret, makes_members, claim,
                claim_value, role, is_enabled, created_at, revision)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
            ON CONFLICT (household, folded_name) DO NOTHING
            """, .id(household), .id(provider.id), .text(provider.name), .text(provider.name.folded), .text(provider.issuer),
            .text(provider.clientID), .optional(sealedSecret), .bool(provider.admission != nil), .text(provider.admission?.claim ?? ""),
            .text(provider.admission?.value ?? ""), .text((provider.admission?.role ?? .viewer).rawValue), .bool(provider.isEnabled),
            .integer(provider.createdAt), .integer(provider.revision)) == 1
    }

    /// Updates everything but the issuer and whether it is enabled.
    ///
    /// - Returns: false if the revision does not match.
    func update(_ provider: SignInProvider, sealedSecret: [UInt8]?) throws -> Bool {
        try connection.execute(
            """
            UPDATE sign_in_provider SET name = $1, folded_name = $2, client_id = $3, sealed_secret = $4, makes_members = $5, claim = $6,
                claim_value = $7, role = $8, revision = revision + 1
            WHERE household = $9 AND id = $10 AND revision = $11
            """, .text(provider.name), .text(provider.name.folded), .text(provider.clientID), .optional(sealedSecret),
            .bool(provider.admission != nil), .text(provider.admission?.claim ?? ""), .text(provider.admission?.value ?? ""),
            .text((provider.admission?.role ?? .viewer).rawValue), .id(household), .id(provider.id), .integer(provider.revision)) == 1
    }

    func setEnabled(_ isEnabled: Bool, _ id: ID<SignInProvider>) throws {
        try connection.execute(
            "UPDATE sign_in_provider SET is_enabled = $1, revision = revision + 1 WHERE household = $2 AND id = $3", .bool(isEnabled),
            .id(household), .id(id))
    }

    /// Deletes a provider whose identities and attempts were deleted.
    func delete(_ id: ID<SignInProvider>) throws {
        try connection.execute("DELETE FROM sign_in_provider WHERE household = $1 AND id = $2", .id(household), .id(id))
    }

    // MARK: - Rows

    /// The columns that `provider` decodes.
    private static let columns: SQL = """
        id, name, issuer, client_id, sealed_secret IS NOT NULL, makes_members, claim, claim_value, role, is_enabled, created_at, revision
        """

    private static func provider(_ row: inout Row) throws(StorageError) -> SignInProvider {
        var provider = SignInProvider(
            id: row.id(), name: row.text(), issuer: row.text(), clientID: row.text(), hasSecret: row.bool(), admission: nil, createdAt: 0)
        let makesMembers = row.bool()
        let admission = SignInAdmission(claim: row.text(), value: row.text(), role: try row.value("role"))
        if makesMembers { provider.admission = admission }
        provider.isEnabled = row.bool()
        provider.createdAt = row.integer()
        provider.revision = row.integer()
        return provider
    }
}
