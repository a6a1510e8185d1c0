import MembersModel
import Models
import ServiceKit
package import Services
import Storage
import WebAuthn

/// Signing in with passkeys: instead of the passphrase, and in place of a one-time code.
extension LiveAuthService {
    package func passkeyRequest(at site: String, visitor: String) -> PasskeyRequest? {
        guard let relyingParty = RelyingParty(site: site) else { return nil }
        let challenge = challenges.make(for: .signIn(visitor: visitor), at: clock.now())
        return try? PasskeyRequest(PasskeyRequestOptions(relyingParty: relyingParty, challenge: challenge))
    }

    package func signIn(passkey answer: PasskeyAnswer, visitor: String, from origin: SignInOrigin) async throws -> String {
        let attempt = try PasskeyAttempt(answer, for: .signIn(visitor: visitor), challenges, at: clock.now())
        let token: String? = try await writeSignIn([.members, .notifications], of: attempt.handle?.household) { signIn in
            let limited = try signIn.rateLimiter.begin([.address(origin.address)])
            guard let handle = attempt.handle else { return nil }
            let write = signIn.of(handle.household)
            guard let member = try write.members.find(handle.member),
                try attempt.isAccepted(of: member, in: write, from: origin.shortAddress)
            else { return nil }
            try write.rateLimiter.succeed(limited, of: handle.household)
            return try write.openSession(of: member, from: origin)
        }
        guard let token else { throw ServiceError.rule(.passkeyRefused) }
        return token
    }

    package func passkeyRequest(at site: String, pending: String) async throws -> PasskeyRequest? {
        guard let relyingParty = RelyingParty(site: site), let (household, hash) = try await located(pending) else { return nil }
        let now = clock.now()
        let known = try await read { connection in
            let write = MemberUnitOfWork(connection, household: household, ids: database.ids, at: now)
            return try write.memberWaiting(hash).map { try write.passkeys.all(of: $0.id) } ?? []
        }.filter { $0.passkey.host == relyingParty.id }
        guard !known.isEmpty else { return nil }
        let challenge = challenges.make(for: .secondStep(pending: pending), at: now)
        return try PasskeyRequest(PasskeyRequestOptions(relyingParty: relyingParty, challenge: challenge, allowed: known))
    }

    package func verifyPasskey(_ answer: PasskeyAnswer, pending: String, from origin: SignInOrigin) async throws -> String {
        guard let (household, hash) = try await located(pending) else { throw ServiceError.notFound }
        let attempt = try PasskeyAttempt(answer, for: .secondStep(pending: pending), challenges, at: clock.now())
        let token: String? = try await write(household, [.members, .notifications]) { write in
            guard let member = try write.memberWaiting(hash) else { throw ServiceError.notFound }
            let key = SignInRateLimitKey.code(member.id, of: household)
            let limited = try write.rateLimiter.begin([key, .address(origin.address)])
            guard try attempt.isAccepted(of: member, in: write, from: origin.shortAddress) else {
                try write.notifyOfFailures(.passkeyFailed, key, of: member, from: origin.shortAddress)
                return nil
            }
            _ = try write.sessions.deletePending(tokenHash: hash)
            try write.rateLimiter.succeed(limited, of: household)
            return try write.openSession(of: member, from: origin)
        }
        guard let token else { throw ServiceError.rule(.passkeyRefused) }
        return token
    }
}

extension MemberUnitOfWork {
    /// The member whose sign-in with this token waits for its second step; nil if there is none, or the member is disabled.
    func memberWaiting(_ tokenHash: [UInt8]) throws -> MemberProfile? {
        let pending = try sessions.pending(
            tokenHash: tokenHash, since: now - SessionRule.pendingLife, until: now + SessionRule.clockTolerance)
        guard let pending, let member = try members.find(pending), !member.isDisabled else { return nil }
        return member
    }
}
