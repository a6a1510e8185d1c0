package import MembersModel
import Models
import ServiceKit
package import Services
import Storage

/// Invitations and links for new passphrases, as their holders use them before they are signed in.
extension LiveAuthService {
    package func invitation(_ token: String, from origin: SignInOrigin) async throws -> InvitationOffer? {
        guard let link = try await openLink(token, from: origin), let role = link.invitation.role else { return nil }
        return InvitationOffer(household: link.household.name, inviter: link.name, role: role, name: link.invitation.name)
    }

    package func violations(of draft: JoinDraft, joining household: String) async -> SetupViolations {
        SetupViolations(
            name: problem { _ = try MemberRule.name(draft.name) },
            passphrase: problem {
                try MemberRule.checkPassphrase(draft.passphrase, names: [draft.name, draft.displayName, household])
            })
    }

    package func accept(_ token: String, _ draft: JoinDraft, from origin: SignInOrigin) async throws -> String {
        guard let link = try await openLink(token, from: origin), link.invitation.role != nil else { throw ServiceError.notFound }
        let name = try MemberRule.name(draft.name)
        let displayName = try MemberRule.displayName(draft.displayName, for: name)
        try MemberRule.checkPassphrase(draft.passphrase, names: [name, displayName, link.household.name])
        let passphrase = try await hasher.hash(draft.passphrase, at: clock.now())
        return try await write(link.household.id, [.members, .notifications]) { write in
            let role = try write.use(link.hash).role
            guard let role else { throw ServiceError.notFound }
            let profile = MemberProfile(
                id: write.ids.next(at: write.now), household: write.household, name: name, displayName: displayName, role: role,
                locale: LocaleFormat(draft.locale).tag, language: draft.language, createdAt: write.now)
            // The name that this invitation kept free is free now. That another one keeps a name is not told.
            guard try !write.invitations.keeps(name, at: write.now), try write.members.insert(profile) else {
                throw ServiceError.rule(.memberNameTaken)
            }
            try write.credentials.save(passphrase, of: profile.id)
            try write.log(.memberJoined, of: profile.id, from: origin.shortAddress)
            try write.households.touch(write.household)
            return try write.openSession(of: profile, from: origin)
        }
    }

    package func reset(_ token: String, from origin: SignInOrigin) async throws -> ResetOffer? {
        guard let link = try await openLink(token, from: origin), case .reset = link.invitation.purpose else { return nil }
        return ResetOffer(household: link.household.name, name: link.name)
    }

    package func resetPassphrase(_ token: String, to passphrase: String, from origin: SignInOrigin) async throws -> String {
        guard let link = try await openLink(token, from: origin), case .reset(let id) = link.invitation.purpose,
            let profile = try await read({ try MemberRepository($0, household: link.household.id).find(id) })
        else { throw ServiceError.notFound }
        try MemberRule.checkPassphrase(passphrase, of: profile, in: link.household)
        let record = try await hasher.hash(passphrase, at: clock.now())
        return try await write(link.household.id, [.members, .notifications]) { write in
            guard case .reset(let id) = try write.use(link.hash).purpose, let member = try write.members.find(id), !member.isDisabled else {
                throw ServiceError.notFound
            }
            try write.credentials.save(record, of: id)
            try write.credentials.deleteCodes(of: id)
            try write.passkeys.deleteAll(of: id)
            try write.identities.deleteSelfLinked(of: id)
            try write.members.setMustChoosePassphrase(false, of: id)
            try write.sessions.deleteAll(of: id, except: nil)
            try write.rateLimiter.reset(member, address: try write.settings.find(id).email)
            try write.log(.passphraseChanged, of: id, from: origin.shortAddress)
            return try write.openSession(of: member, from: origin)
        }
    }

    // MARK: - Private

    /// A link that is open.
    private struct OpenLink: Sendable {
        var household: Household
        var hash: [UInt8]
        var invitation: Invitation
        /// Of an invitation the display name of who has made it, empty for the command line; of another link the sign-in name of its member.
        var name: String
    }

    /// Finds an open link, at the pace of sign-ins from the address: a token that is none costs an attempt. A malformed one is no attempt, since
    /// everybody sees that it is none.
    ///
    /// - Throws: `ServiceError.rule` with the waiting time, whether or not the token is one.
    private func openLink(_ token: String, from origin: SignInOrigin) async throws -> OpenLink? {
        let now = clock.now()
        let secret = HouseholdSecret(path: token)
        let found = try await read { connection in try secret.flatMap { try Self.link($0, in: connection, at: now) } }
        guard secret?.household != nil else { return nil }
        try await writeSignIn { signIn in
            let attempt = try signIn.rateLimiter.begin([.address(origin.address)])
            if let found {
                try signIn.rateLimiter.succeed(attempt, of: found.household.id)
            } else {
                try signIn.rateLimiter.fail(attempt)
            }
        }
        return found
    }

    private static func link(_ secret: HouseholdSecret, in connection: Connection, at now: Int64) throws -> OpenLink? {
        guard let id = secret.household, let household = try HouseholdRepository(connection).find(id),
            let invitation = try InvitationRepository(connection, household: id).find(tokenHash: secret.hash, at: now)
        else { return nil }
        let members = MemberRepository(connection, household: id)
        switch invitation.purpose {
        case .join:
            let inviter = try invitation.madeBy.flatMap { try members.find($0) }
            return OpenLink(household: household, hash: secret.hash, invitation: invitation, name: inviter?.displayName ?? "")
        case .reset(let member):
            guard let profile = try members.find(member), !profile.isDisabled else { return nil }
            return OpenLink(household: household, hash: secret.hash, invitation: invitation, name: profile.name)
        }
    }
}

extension MemberUnitOfWork {
    var invitations: InvitationRepository { InvitationRepository(connection, household: household) }

    /// Uses an open link, which ends it.
    ///
    /// - Throws: `ServiceError.notFound` if it is no longer open.
    fileprivate func use(_ hash: [UInt8]) throws -> Invitation {
        guard let invitation = try invitations.find(tokenHash: hash, at: now), try invitations.delete(invitation.id) else {
            throw ServiceError.notFound
        }
        return invitation
    }
}
