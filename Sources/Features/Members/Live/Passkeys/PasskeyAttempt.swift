import MembersModel
import Models
import ServiceKit
import Services
import Storage
import WebAuthn

/// The use of a passkey whose challenge was made here for a purpose. Whether the challenge was used before, and the passkey is right, is
/// found out in the write that accepts it.
struct PasskeyAttempt: Sendable {
    private let assertion: Assertion
    private let ceremony: AssertionCeremony
    private let expiry: Int64

    /// - Parameter now: milliseconds since 1970.
    /// - Throws: `ServiceError.rule` if the answer is malformed, or its challenge has expired or is for another purpose.
    init(_ answer: PasskeyAnswer, for purpose: PasskeyPurpose, _ challenges: PasskeyChallenges, at now: Int64) throws {
        assertion = try PasskeyResponse(answer.text).assertion
        guard let relyingParty = RelyingParty(site: answer.site), let clientData = try? ClientData(assertion.clientData) else {
            throw ServiceError.rule(.passkeyRefused)
        }
        guard let expiry = challenges.expiry(of: clientData.challenge, for: purpose, at: now) else {
            throw ServiceError.rule(.passkeyExpired)
        }
        self.expiry = expiry
        ceremony = AssertionCeremony(relyingParty: relyingParty, challenge: clientData.challenge)
    }

    /// The member whom the authenticator names; nil if it names none.
    var handle: PasskeyUserHandle? { assertion.userHandle.flatMap(PasskeyUserHandle.init) }

    /// Uses the passkey of a member: marks the challenge as used and records the use, or records the failure.
    ///
    /// - Parameter address: that of the client, for the security log.
    /// - Returns: whether it was accepted. What is refused is committed as well.
    func isAccepted(of member: MemberProfile, in write: MemberUnitOfWork, from address: String) throws -> Bool {
        guard let record = try write.passkeys.find(credential: assertion.credentialID), record.member == member.id, !member.isDisabled
        else {
            return false
        }
        do {
            let use = try verify(record, in: write.household)
            let isFirst = try write.passkeyChallenges.use(hash: PasskeyChallenges.hash(ceremony.challenge), until: expiry)
            guard isFirst else { throw WebAuthnError.wrongChallenge }
            try write.passkeys.recordUse(record.passkey.id, counter: use.counter, isBackedUp: use.isBackedUp, at: write.now)
            try write.members.touch(member.id)
            return true
        } catch let error as WebAuthnError {
            try write.members.touch(member.id)
            try write.log(error == .counterWentBack ? .passkeyCopied : .passkeyFailed, of: member.id, from: address)
            return false
        }
    }

    private func verify(_ record: PasskeyRecord, in household: ID<Household>) throws(WebAuthnError) -> UsedCredential {
        guard record.passkey.host == ceremony.relyingParty.id else { throw .wrongRelyingParty }
        let handle = PasskeyUserHandle(household: household, member: record.member)
        return try ceremony.verify(
            assertion,
            of: StoredCredential(id: record.credentialID, key: record.key, counter: record.counter, userHandle: handle.bytes))
    }
}

extension MemberUnitOfWork {
    var passkeys: PasskeyRepository { PasskeyRepository(connection, household: household) }
    var passkeyChallenges: PasskeyChallengeRepository { PasskeyChallengeRepository(connection, household: household) }
}
