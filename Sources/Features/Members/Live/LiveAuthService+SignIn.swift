package import MembersModel
import Models
import ServiceKit
package import Services
import Storage

extension LiveAuthService {
    package func signIn(name: String, passphrase: String, from origin: SignInOrigin) async throws -> SignInResult {
        let name = TextLimit.cut(name, to: 200)
        let found = try await write(nil, []) { write in
            let attempt = try write.rateLimiter.begin([.name(name), .address(origin.address)])
            guard let profile = try write.members.find(name: name) else { return Candidate(name: name, attempt: attempt) }
            return Candidate(name: name, attempt: attempt, profile: profile, record: try write.credentials.passphrase(of: profile.id))
        }
        let isRight = try await hasher.verify(passphrase, against: found.record)
        guard isRight, let profile = found.profile, let record = found.record else {
            try await deny(found, from: origin)
            throw ServiceError.rule(.signInWrong)
        }
        let result: SignInResult? = try await write(profile.household, [.members, .notifications]) { write in
            // The member may have been disabled or reset in the meantime.
            guard let member = try write.members.find(profile.id), !member.isDisabled,
                try write.credentials.passphrase(of: member.id) == record
            else { return nil }
            try write.rateLimiter.succeed(found.attempt)
            guard try write.credentials.codeSecret(of: member.id, isConfirmed: true) != nil else {
                return .signedIn(token: try write.openSession(of: member, from: origin))
            }
            let token = SecretToken.make()
            guard let hash = SecretToken.hash(token) else { throw ServiceError.serverError(500) }
            try write.sessions.insertPending(tokenHash: hash, member: member.id, at: write.now)
            return .needsCode(pending: token)
        }
        guard let result else {
            try await deny(found, from: origin)
            throw ServiceError.rule(.signInWrong)
        }
        return result
    }

    /// The member with this name, if any, and the rate-limited attempt.
    private struct Candidate: Sendable {
        /// As typed.
        var name: String
        var attempt: SignInRateLimiter.Attempt
        var profile: MemberProfile?
        var record: PassphraseRecord?
    }

    /// Records a failed attempt in one write, whether or not the name exists.
    private func deny(_ candidate: Candidate, from origin: SignInOrigin) async throws {
        try await write(nil, []) { write in
            try write.rateLimiter.fail(candidate.attempt)
            guard let profile = candidate.profile else { return }
            try write.members.touch(profile.id)
            try write.log(.signInFailed, of: profile.id, in: profile.household, from: origin.shortAddress)
            try write.notifyOfFailures(.signInFailed, .name(candidate.name), of: profile, from: origin.shortAddress)
        }
    }

    package func verifyCode(_ code: String, pending: String, from origin: SignInOrigin) async throws -> String {
        guard let hash = SecretToken.hash(pending) else { throw ServiceError.notFound }
        let token: String? = try await write(nil, [.members, .notifications]) { write in
            guard
                let id = try write.sessions.pending(
                    tokenHash: hash, since: write.now - SessionRule.pendingLife,
                    until: write.now + SessionRule.clockTolerance),
                let member = try write.members.find(id), !member.isDisabled
            else { throw ServiceError.notFound }
            let attempt = try write.rateLimiter.begin([.code(id), .address(origin.address)])
            switch try write.useCode(code, of: member) {
            case .authenticator: break
            case .backup: try write.log(.backupCodeUsed, of: id, in: member.household, from: origin.shortAddress)
            case nil:
                try write.members.touch(id)
                try write.log(.codeFailed, of: id, in: member.household, from: origin.shortAddress)
                try write.notifyOfFailures(.codeFailed, .code(id), of: member, from: origin.shortAddress)
                return nil
            }
            _ = try write.sessions.deletePending(tokenHash: hash)
            try write.rateLimiter.succeed(attempt)
            return try write.openSession(of: member, from: origin)
        }
        guard let token else { throw ServiceError.rule(.oneTimeCodeWrong) }
        return token
    }
}
