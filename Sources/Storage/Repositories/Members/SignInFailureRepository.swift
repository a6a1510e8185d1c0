/// Consecutive failed sign-ins by name or address, for rate limiting.
///
/// Local to a server, and of no household: attempts are counted before the household is known, or for names that no household has.
package final class SignInFailureRepository: Repository {
    /// The number of consecutive failures and the time of the last, in milliseconds since 1970; nil if there were none.
    package func find(_ keyHash: [UInt8]) throws -> (failures: Int, failedAt: Int64)? {
        try connection.first("SELECT failures, failed_at FROM sign_in_pace WHERE key_hash = $1", .blob(keyHash)) {
            ($0.int(), $0.integer())
        }
    }

    /// Inserts or replaces the failures of a key.
    package func save(_ keyHash: [UInt8], failures: Int, failedAt: Int64) throws {
        try connection.execute(
            """
            INSERT INTO sign_in_pace (key_hash, failures, failed_at) VALUES ($1, $2, $3)
            ON CONFLICT (key_hash) DO UPDATE SET failures = excluded.failures, failed_at = excluded.failed_at
            """, .blob(keyHash), .int(failures), .integer(failedAt))
    }

    /// Removes one failure.
    package func undoFailure(_ keyHash: [UInt8], failedAt: Int64) throws {
        try connection.execute(
            "UPDATE sign_in_pace SET failures = failures - 1, failed_at = $1 WHERE key_hash = $2 AND failures > 0", .integer(failedAt),
            .blob(keyHash))
    }

    /// Moves the time of the last failure to a later time.
    package func delay(_ keyHash: [UInt8], to milliseconds: Int64) throws {
        try connection.execute(
            "UPDATE sign_in_pace SET failed_at = $1 WHERE key_hash = $2 AND failed_at < $1", .integer(milliseconds), .blob(keyHash))
    }

    /// Deletes the failures of a key.
    package func delete(_ keyHash: [UInt8]) throws {
        try connection.execute("DELETE FROM sign_in_pace WHERE key_hash = $1", .blob(keyHash))
    }

    /// Deletes failures before a time.
    package func delete(failedBefore milliseconds: Int64) throws {
        try connection.execute("DELETE FROM sign_in_pace WHERE failed_at < $1", .integer(milliseconds))
    }
}
