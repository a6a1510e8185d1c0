import Ledger
import MembersModel
import Models
import ServiceKit
import Services
import Storage
import WebAuthn

/// The passkeys of the signed-in member.
struct LivePasskeyService: PasskeyServiceProtocol {
    let context: ServiceContext

    func fetchPasskeys() async throws -> [Passkey] {
        let member = try context.requireMember()
        return try await context.read { try PasskeyRepository($0, household: context.household.id).all(of: member).map(\.passkey) }
    }

    func place(at site: String) -> PasskeyPlace { PasskeyPlace(host: RelyingParty(site: site)?.id, site: site) }

    // MARK: - Adding

    func request(at site: String) async throws -> PasskeyRequest {
        let (member, session) = try signedIn()
        let relyingParty = try relyingParty(at: site)
        let (profile, known) = try await context.read { connection in
            try context.requireConfirmation(on: connection)
            let household = context.household.id
            guard let profile = try MemberRepository(connection, household: household).find(member) else { throw ServiceError.notFound }
            return (profile, try PasskeyRepository(connection, household: household).all(of: member))
        }
        guard known.count < Passkey.limit else { throw ServiceError.rule(.passkeysTooMany) }
        let challenge = try context.passkeyChallenges.make(for: .adding(session), at: context.clock.now())
        return try PasskeyRequest(
            PasskeyCreationOptions(
                relyingParty: relyingParty, handle: PasskeyUserHandle(household: context.household.id, member: member), profile: profile,
                challenge: challenge, known: known.filter { $0.passkey.host == relyingParty.id }))
    }

    func add(_ answer: PasskeyAnswer, name: String) async throws -> Passkey {
        let (member, session) = try signedIn()
        let name = try TextRule.name(name, of: .passkey)
        let relyingParty = try relyingParty(at: answer.site)
        let response = try PasskeyResponse(answer.text)
        guard let attestation = response.attestation, let clientData = try? ClientData(response.clientData) else {
            throw ServiceError.rule(.passkeyRefused)
        }
        let challenge = clientData.challenge
        guard let expiry = try context.passkeyChallenges.expiry(of: challenge, for: .adding(session), at: context.clock.now()) else {
            throw ServiceError.rule(.passkeyExpired)
        }
        let ceremony = RegistrationCeremony(relyingParty: relyingParty, challenge: challenge)
        guard let made = try? ceremony.verify(clientData: response.clientData, attestation: attestation), made.id == response.credentialID
        else { throw ServiceError.rule(.passkeyRefused) }
        return try await context.writeMembers { write in
            try write.requireConfirmation(of: session)
            guard try write.passkeys.count(of: member) < Passkey.limit else { throw ServiceError.rule(.passkeysTooMany) }
            guard try write.passkeyChallenges.use(hash: PasskeyChallenges.hash(challenge), until: expiry) else {
                throw ServiceError.rule(.passkeyRefused)
            }
            let passkey = Passkey(
                id: write.ids.next(at: write.now), name: name, host: relyingParty.id, createdAt: write.now, usedAt: nil,
                isBackedUp: made.isBackedUp)
            let record = PasskeyRecord(passkey: passkey, member: member, credentialID: made.id, key: made.key, counter: made.counter)
            guard try write.passkeys.insert(record) else { throw ServiceError.rule(.passkeyKnown) }
            try context.logOwnChange(.passkeyAdded, of: member, in: write)
            return passkey
        }
    }

    // MARK: - Changing

    func rename(id: ID<Passkey>, to name: String) async throws {
        let member = try context.requireMember()
        let name = try TextRule.name(name, of: .passkey)
        try await context.writeMembers { write in
            guard try write.passkeys.rename(id, of: member, to: name) else { throw ServiceError.notFound }
            try write.members.touch(member)
        }
    }

    func remove(id: ID<Passkey>) async throws {
        let (member, session) = try signedIn()
        try await context.writeMembers { write in
            try write.requireConfirmation(of: session)
            guard try write.passkeys.delete(id, of: member) else { throw ServiceError.notFound }
            try context.logOwnChange(.passkeyRemoved, of: member, in: write)
        }
    }

    // MARK: - Private

    /// - Throws: `ServiceError.unauthorized` for the command line.
    private func signedIn() throws -> (ID<Member>, ID<Session>) {
        guard let session = context.session else { throw ServiceError.unauthorized }
        return (try context.requireMember(), session)
    }

    private func relyingParty(at site: String) throws -> RelyingParty {
        guard let party = RelyingParty(site: site) else { throw ServiceError.rule(.passkeyPlace) }
        return party
    }
}

extension NamedThing {
    static let passkey = NamedThing(missing: .passkeyNameMissing, tooLong: .passkeyNameTooLong)
}
