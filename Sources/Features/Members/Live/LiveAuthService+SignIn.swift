package import MembersModel
import Models
import ServiceKit
package import Services
import Storage

extension LiveAuthService {
    package func asksForHousehold(from origin: SignInOrigin) async throws -> Bool {
        try await read { connection in
            try DirectoryRepository(connection).households(.host, origin.host).count != 1
                && HouseholdRepository(connection).areSeveralSetUp()
        }
    }

    package func signIn(name: String, passphrase: String, household: String, from origin: SignInOrigin) async throws -> SignInResult {
        let name = TextLimit.cut(name, to: 200)
        let found = try await writeSignIn { write in
            let attempt = try write.rateLimiter.begin([.name(name), .address(origin.address)])
            let finder = SignInMemberFinder(write: write, host: origin.host, household: TextLimit.cut(household, to: 200))
            guard let profile = try finder.member(name) else { return Candidate(name: name, attempt: attempt) }
            let record = try write.of(profile.household).credentials.passphrase(of: profile.id)
            return Candidate(name: name, attempt: attempt, profile: profile, record: record)
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
            try write.rateLimiter.succeed(found.attempt, of: profile.household)
            guard try write.credentials.codeSecret(of: member.id, isConfirmed: true) != nil else {
                return .signedIn(token: try write.openSession(of: member, from: origin))
            }
            return .needsCode(pending: try write.beginPending(of: member.id))
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
        try await writeSignIn(of: candidate.profile?.household) { signIn in
            try signIn.rateLimiter.fail(candidate.attempt)
            guard let profile = candidate.profile else { return }
            let write = signIn.of(profile.household)
            try write.members.touch(profile.id)
            try write.log(.signInFailed, of: profile.id, from: origin.shortAddress)
            try write.notifyOfFailures(.signInFailed, .name(candidate.name), of: profile, from: origin.shortAddress)
        }
    }

    package func verifyCode(_ code: String, pending: String, from origin: SignInOrigin) async throws -> String {
        guard let (household, hash) = try await located(pending) else { throw ServiceError.notFound }
        let token: String? = try await write(household, [.members, .notifications]) { write in
            guard let member = try write.memberWaiting(hash) else { throw ServiceError.notFound }
            let id = member.id
            let key = SignInRateLimitKey.code(id, of: household)
            let attempt = try write.rateLimiter.begin([key, .address(origin.address)])
            switch try write.useCode(code, of: member) {
            case .authenticator: break
            case .backup: try write.log(.backupCodeUsed, of: id, from: origin.shortAddress)
            case nil:
                try write.members.touch(id)
                try write.log(.codeFailed, of: id, from: origin.shortAddress)
                try write.notifyOfFailures(.codeFailed, key, of: member, from: origin.shortAddress)
                return nil
            }
            _ = try write.sessions.deletePending(tokenHash: hash)
            try write.rateLimiter.succeed(attempt, of: household)
            return try write.openSession(of: member, from: origin)
        }
        guard let token else { throw ServiceError.rule(.oneTimeCodeWrong) }
        return token
    }
}
