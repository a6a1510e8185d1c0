import Models
import ServiceKit

extension MemberUnitOfWork {
    var providers: SignInProviderRepository { SignInProviderRepository(connection, household: household) }
    var identities: IdentityRepository { IdentityRepository(connection, household: household) }
    var attempts: SignInAttemptRepository { SignInAttemptRepository(connection, household: household) }

    /// Deletes the attempts that have expired.
    func deleteExpiredAttempts() throws {
        try attempts.delete(before: now - SignInAttempt.life, after: now + SessionRule.clockTolerance)
    }
}
