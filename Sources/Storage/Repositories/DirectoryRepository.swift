package import Models

/// Finds the household of what is presented before it is known: names and addresses of members, host names, and secrets that do not carry it.
///
/// An entry says where to look only: whoever looks one up finds the row itself in the household that it names.
package final class DirectoryRepository: Repository {
    /// What is looked up.
    package enum Kind: String, CaseIterable, Sendable {
        /// A member's name, folded.
        case name
        /// A member's e-mail address, folded.
        case address
        /// The host name at which one household is served, in lower case.
        case host
        /// The hash of a session's, a pending sign-in's, a calendar's or a guest link's secret of before version 38.
        case secret
    }

    /// The households that know a key, in the order of their ids; several may know one name.
    package func households(_ kind: Kind, _ key: [UInt8]) throws -> [ID<Household>] {
        try connection.all(
            "SELECT household FROM directory WHERE kind = $1 AND lookup = $2 ORDER BY household", .text(kind.rawValue), .blob(key)
        ) { $0.id() }
    }

    /// The household of a secret that was given out before secrets carried it; nil if there is none.
    package func household(ofSecret hash: [UInt8]) throws -> ID<Household>? { try households(.secret, hash).first }

    /// The households that know a text, which is folded.
    package func households(_ kind: Kind, _ text: String) throws -> [ID<Household>] { try households(kind, Array(text.folded.utf8)) }

    /// The households that know a text, which is folded, with their names, in the order of their ids.
    package func named(_ kind: Kind, _ text: String) throws -> [(id: ID<Household>, name: String)] {
        try connection.all(
            """
            SELECT d.household, h.name FROM directory d JOIN household h ON h.id = d.household
            WHERE d.kind = $1 AND d.lookup = $2 ORDER BY d.household
            """, .text(kind.rawValue), .blob(Array(text.folded.utf8))
        ) { ($0.id(), $0.text()) }
    }

    /// Whether another household than one knows a text as a name or an address.
    package func isKnown(_ text: String, outsideOf household: ID<Household>) throws -> Bool {
        try (households(.name, text) + households(.address, text)).contains { $0 != household }
    }

    /// Adds an entry, unless it is there.
    package func insert(_ kind: Kind, _ key: [UInt8], of household: ID<Household>) throws {
        try connection.execute(
            "INSERT INTO directory (kind, lookup, household) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", .text(kind.rawValue), .blob(key),
            .id(household))
    }

    /// Adds the entry of a text, which is folded.
    package func insert(_ kind: Kind, _ text: String, of household: ID<Household>) throws {
        try insert(kind, Array(text.folded.utf8), of: household)
    }

    /// Deletes an entry.
    package func delete(_ kind: Kind, _ key: [UInt8], of household: ID<Household>) throws {
        try connection.execute(
            "DELETE FROM directory WHERE kind = $1 AND lookup = $2 AND household = $3", .text(kind.rawValue), .blob(key), .id(household))
    }

    /// Deletes the entry of a text, which is folded.
    package func delete(_ kind: Kind, _ text: String, of household: ID<Household>) throws {
        try delete(kind, Array(text.folded.utf8), of: household)
    }

    /// Enters the names, addresses, sessions and pending sign-ins of all members; for the migration to version 38.
    static func fill(_ connection: Connection) throws {
        let directory = DirectoryRepository(connection)
        try directory.insertTexts(.name, "SELECT folded_name, household FROM member")
        try directory.insertTexts(.address, "SELECT email, household FROM notification_settings WHERE email IS NOT NULL")
        for rows: SQL in ["SELECT token_hash, household FROM member_session", "SELECT token_hash, household FROM pending_sign_in"] {
            try directory.insertSecrets(rows)
        }
    }

    /// Enters texts.
    ///
    /// - Parameter rows: a query of texts and households.
    private func insertTexts(_ kind: Kind, _ rows: SQL) throws {
        for (text, household) in try connection.all(rows, as: { ($0.text(), $0.id() as ID<Household>) }) {
            try insert(kind, text, of: household)
        }
    }

    /// Enters secrets.
    ///
    /// - Parameter rows: a query of hashes and households.
    package func insertSecrets(_ rows: SQL) throws {
        for (hash, household) in try connection.all(rows, as: { ($0.blob(), $0.id() as ID<Household>) }) {
            try insert(.secret, hash, of: household)
        }
    }
}
