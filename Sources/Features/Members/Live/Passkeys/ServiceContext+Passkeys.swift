import MembersModel
import Models
import ServiceKit
import Services
import Storage
import WebAuthn

extension ServiceContext {
    /// - Throws: `ServiceError.serverError` if the composition root has handed in no key.
    var passkeyChallenges: PasskeyChallenges {
        get throws {
            guard let secrets = resources[SecretBox.self] else { throw ServiceError.serverError(500) }
            return PasskeyChallenges(secrets: secrets)
        }
    }

    /// The request for a passkey of the member, as `ConfirmationServiceProtocol`.
    func passkeyRequest(at site: String, for content: String?) async throws -> PasskeyRequest? {
        let member = try requireMember()
        guard let session else { throw ServiceError.unauthorized }
        guard let relyingParty = RelyingParty(site: site) else { return nil }
        let known = try await read { try PasskeyRepository($0, household: household.id).all(of: member) }
            .filter { $0.passkey.host == relyingParty.id }
        guard !known.isEmpty else { return nil }
        let challenge = try passkeyChallenges.make(for: .confirming(session, content: content), at: clock.now())
        return try PasskeyRequest(PasskeyRequestOptions(relyingParty: relyingParty, challenge: challenge, allowed: known))
    }

    /// Uses a passkey of the member, as `PasskeyVerifying`.
    func verifyPasskey(_ answer: PasskeyAnswer, for content: String?) async throws -> Bool {
        let member = try requireMember()
        guard let session else { throw ServiceError.unauthorized }
        let attempt = try PasskeyAttempt(answer, for: .confirming(session, content: content), passkeyChallenges, at: clock.now())
        return try await writeMembers { write in
            let profile = try write.member(member)
            let key = SignInRateLimitKey.confirmation(member, of: household.id)
            let limited = try write.rateLimiter.begin([key])
            let address = try write.sessions.address(of: session) ?? ""
            guard try attempt.isAccepted(of: profile, in: write, from: address) else {
                try write.notifyOfFailures(.passkeyFailed, key, of: profile, from: address)
                return false
            }
            try write.rateLimiter.succeed(limited, of: household.id)
            return true
        }
    }
}
