import Models
import Storage

/// The challenges of passkeys that were used in a household, until they expire.
final class PasskeyChallengeRepository: ScopedRepository {
    /// Marks a challenge as used.
    ///
    /// - Returns: false if it was used before.
    func use(hash: [UInt8], until expiry: Int64) throws -> Bool {
        try connection.execute(
            "INSERT INTO passkey_challenge (household, hash, expires_at) VALUES ($1, $2, $3) ON CONFLICT (household, hash) DO NOTHING",
            .id(household), .blob(hash), .integer(expiry)) == 1
    }

    /// Deletes those that expired before a time.
    func delete(expiredBefore milliseconds: Int64) throws {
        try connection.execute(
            "DELETE FROM passkey_challenge WHERE household = $1 AND expires_at < $2", .id(household), .integer(milliseconds))
    }
}
