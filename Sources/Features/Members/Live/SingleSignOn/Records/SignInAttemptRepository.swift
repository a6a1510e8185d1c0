import MembersModel
import Models
import Storage

/// A household's ways to providers that were begun, looked up by the hash of their state.
final class SignInAttemptRepository: ScopedRepository {
    func count() throws -> Int {
        try connection.first("SELECT COUNT(*) FROM sign_in_attempt WHERE household = $1", .id(household)) ?? 0
    }

    func insert(_ attempt: SignInAttempt, stateHash: [UInt8]) throws {
        var (browser, member, session): ([UInt8]?, ID<Member>?, ID<Session>?)
        switch attempt.binding {
        case .browser(let hash): browser = hash
        case .session(let id, let owner): (member, session) = (owner, id)
        }
        try connection.execute(
            """
            INSERT INTO sign_in_attempt (household, state_hash, provider, nonce, sealed_verifier, next, purpose, browser_hash, member,
                session, created_at)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
            """, .id(household), .blob(stateHash), .id(attempt.provider), .text(attempt.nonce), .blob(attempt.sealedVerifier),
            .text(attempt.next), .text(attempt.purpose.rawValue), .optional(browser), .id(member), .id(session),
            .integer(attempt.createdAt))
    }

    /// Returns and deletes an attempt, so that it is used once; nil if there is none.
    func consume(stateHash: [UInt8]) throws -> SignInAttempt? {
        try connection.first(
            """
            DELETE FROM sign_in_attempt WHERE household = $1 AND state_hash = $2
            RETURNING provider, nonce, sealed_verifier, next, purpose, browser_hash, member, session, created_at
            """, .id(household), .blob(stateHash)
        ) { row in
            let (provider, nonce, verifier, next): (ID<SignInProvider>, String, [UInt8], String) = (
                row.id(), row.text(), row.blob(), row.text()
            )
            let purpose: ProviderPurpose = try row.value("purpose")
            let browser = row.optionalBlob()
            let (member, session): (ID<Member>?, ID<Session>?) = (row.optionalID(), row.optionalID())
            let createdAt = row.integer()
            let binding: SignInAttempt.Binding
            if let member, let session { binding = .session(session, of: member) } else { binding = .browser(browser ?? []) }
            return SignInAttempt(
                provider: provider, nonce: nonce, sealedVerifier: verifier, next: next, purpose: purpose, binding: binding,
                createdAt: createdAt)
        }
    }

    /// Deletes the oldest one that was begun before somebody signed in.
    ///
    /// - Returns: false if there is none.
    func deleteOldestOfVisitors() throws -> Bool {
        try connection.execute(
            """
            DELETE FROM sign_in_attempt WHERE household = $1 AND state_hash = (
                SELECT state_hash FROM sign_in_attempt WHERE household = $1 AND browser_hash IS NOT NULL
                ORDER BY created_at, state_hash LIMIT 1)
            """, .id(household)) == 1
    }

    /// Deletes those that were begun before a time, or after one, by a wrong clock.
    func delete(before milliseconds: Int64, after latest: Int64) throws {
        try connection.execute(
            "DELETE FROM sign_in_attempt WHERE household = $1 AND (created_at < $2 OR created_at > $3)", .id(household),
            .integer(milliseconds), .integer(latest))
    }

    func deleteAll(of member: ID<Member>) throws {
        try connection.execute("DELETE FROM sign_in_attempt WHERE household = $1 AND member = $2", .id(household), .id(member))
    }

    func deleteAll(at provider: ID<SignInProvider>) throws {
        try connection.execute("DELETE FROM sign_in_attempt WHERE household = $1 AND provider = $2", .id(household), .id(provider))
    }

    func deleteAll() throws { try connection.execute("DELETE FROM sign_in_attempt WHERE household = $1", .id(household)) }
}
