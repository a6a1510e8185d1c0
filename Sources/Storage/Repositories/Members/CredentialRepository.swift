package import Models

/// Credentials of a household's members: passphrase, TOTP secret, backup codes.
package final class CredentialRepository: ScopedRepository {
    /// The passphrase hash of a member; nil if there is none.
    package func passphrase(of member: ID<Member>) throws -> PassphraseRecord? {
        try connection.first(
            """
            SELECT rounds, block_size, parallelism, salt, hash, changed_at FROM credential_passphrase
            WHERE household = $1 AND member = $2
            """, .id(household), .id(member)
        ) { row in
            PassphraseRecord(
                rounds: row.int(), blockSize: row.int(), parallelism: row.int(), salt: row.blob(), hash: row.blob(),
                changedAt: row.integer())
        }
    }

    /// Inserts or replaces the passphrase hash of a member.
    package func save(_ record: PassphraseRecord, of member: ID<Member>) throws {
        try connection.execute(
            """
            INSERT INTO credential_passphrase (household, member, rounds, block_size, parallelism, salt, hash, changed_at)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
            ON CONFLICT (household, member) DO UPDATE SET rounds = excluded.rounds, block_size = excluded.block_size,
                parallelism = excluded.parallelism, salt = excluded.salt, hash = excluded.hash, changed_at = excluded.changed_at
            """, .id(household), .id(member), .int(record.rounds), .int(record.blockSize), .int(record.parallelism), .blob(record.salt),
            .blob(record.hash), .integer(record.changedAt))
    }

    /// The TOTP secret; nil if there is none in that state.
    package func codeSecret(of member: ID<Member>, isConfirmed: Bool) throws -> [UInt8]? {
        try connection.first(
            "SELECT secret FROM credential_totp WHERE household = $1 AND member = $2 AND is_confirmed = $3", .id(household), .id(member),
            .bool(isConfirmed))
    }

    /// Stores a new, unconfirmed secret.
    package func saveCodeSecret(_ secret: [UInt8], of member: ID<Member>, at milliseconds: Int64) throws {
        try connection.execute(
            """
            INSERT INTO credential_totp (household, member, secret, last_step, is_confirmed, created_at) VALUES ($1, $2, $3, 0, 0, $4)
            ON CONFLICT (household, member) DO UPDATE SET secret = excluded.secret, last_step = 0, is_confirmed = 0,
                created_at = excluded.created_at
            """, .id(household), .id(member), .blob(secret), .integer(milliseconds))
    }

    /// Consumes a TOTP time step and confirms the secret.
    ///
    /// - Parameter latest: the last plausible step; a stored later one comes from a wrong clock and is ignored.
    /// - Returns: false if this step or a later one was used before.
    package func consumeStep(_ step: Int64, of member: ID<Member>, latest: Int64) throws -> Bool {
        try connection.execute(
            """
            UPDATE credential_totp SET last_step = $1, is_confirmed = 1
            WHERE household = $2 AND member = $3 AND (last_step < $1 OR last_step > $4)
            """, .integer(step), .id(household), .id(member), .integer(latest)) == 1
    }

    /// Deletes the TOTP secret and backup codes of a member.
    package func deleteCodes(of member: ID<Member>) throws {
        try connection.execute("DELETE FROM credential_totp WHERE household = $1 AND member = $2", .id(household), .id(member))
        try connection.execute("DELETE FROM credential_backup_code WHERE household = $1 AND member = $2", .id(household), .id(member))
    }

    /// Deletes all credentials of a member.
    package func deleteAll(of member: ID<Member>) throws {
        try deleteCodes(of: member)
        try connection.execute("DELETE FROM credential_passphrase WHERE household = $1 AND member = $2", .id(household), .id(member))
    }

    /// Replaces the backup codes of a member by the hashes of new ones.
    package func replaceBackupCodes(_ hashes: [[UInt8]], of member: ID<Member>) throws {
        try connection.execute("DELETE FROM credential_backup_code WHERE household = $1 AND member = $2", .id(household), .id(member))
        for hash in hashes {
            try connection.execute(
                "INSERT INTO credential_backup_code (household, member, hash) VALUES ($1, $2, $3)", .id(household), .id(member), .blob(hash)
            )
        }
    }

    /// Consumes a backup code.
    ///
    /// - Returns: false if the code is unknown or was used before.
    package func consumeBackupCode(_ hash: [UInt8], of member: ID<Member>, at milliseconds: Int64) throws -> Bool {
        try connection.execute(
            """
            UPDATE credential_backup_code SET used_at = $1 WHERE household = $2 AND member = $3 AND hash = $4 AND used_at IS NULL
            """, .integer(milliseconds), .id(household), .id(member), .blob(hash)) == 1
    }

    /// The number of unused backup codes.
    package func backupCodeCount(of member: ID<Member>) throws -> Int {
        try connection.first(
            "SELECT COUNT(*) FROM credential_backup_code WHERE household = $1 AND member = $2 AND used_at IS NULL", .id(household),
            .id(member)) ?? 0
    }
}
