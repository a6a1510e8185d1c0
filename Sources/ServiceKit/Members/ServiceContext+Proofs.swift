package import Ledger
package import Models
import Services
package import Storage

/// What members prove before money reaches other people.
extension ServiceContext {
    /// Whether a member signs in with one-time codes.
    package func usesCodes(_ member: ID<Member>, on connection: Connection) throws -> Bool {
        try CredentialRepository(connection, household: household.id).codeSecret(of: member, isConfirmed: true) != nil
    }

    /// Consumes a code under the rate limit of sign-ins, so that other uses of codes allow no additional guesses.
    ///
    /// - Returns: whether the code was right.
    package func useCode(_ code: String, of member: ID<Member>, from session: ID<Session>, in write: UnitOfWork) throws -> Bool {
        let members = MemberUnitOfWork(write.connection, household: household.id, ids: database.ids, at: write.milliseconds)
        guard let profile = try members.members.find(member) else { throw ServiceError.notFound }
        let address = try members.sessions.address(of: session) ?? ""
        let key = SignInRateLimitKey.code(member, of: household.id)
        let attempt = try members.rateLimiter.begin([key])
        switch try members.useCode(code, of: profile) {
        case .authenticator: break
        case .backup: try members.log(.backupCodeUsed, of: member, from: address)
        case nil:
            try members.log(.codeFailed, of: member, from: address)
            try members.notifyOfFailures(.codeFailed, key, of: profile, from: address)
            return false
        }
        try members.rateLimiter.succeed(attempt, of: household.id)
        return true
    }

    /// The stored record of the member's passphrase, if a text is this passphrase; nil if not, and for the command line. Under the rate limit of
    /// sign-ins, so that other uses of the passphrase allow no additional guesses.
    package func record(of passphrase: String) async throws -> PassphraseRecord? {
        guard let member = member.id else { return nil }
        let (attempt, record) = try await writeMembers { write in
            (try write.rateLimiter.begin([.confirmation(member, of: household.id)]), try write.credentials.passphrase(of: member))
        }
        let isRight = try await hasher.verify(passphrase, against: record)
        try await writeMembers { isRight ? try $0.rateLimiter.succeed(attempt, of: household.id) : try $0.rateLimiter.fail(attempt) }
        return isRight ? record : nil
    }
}

extension HouseholdClock {
    /// Whether an instant is in the past and not older than a duration, both in milliseconds.
    package func isRecent(_ instant: Int64, within life: Int64) -> Bool { SessionRule.isRecent(instant, within: life, at: now()) }
}
