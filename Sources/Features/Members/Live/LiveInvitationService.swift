import MembersModel
import Models
import ServiceKit
import Services
import Storage

/// The open links of the household.
struct LiveInvitationService: InvitationServiceProtocol {
    let context: ServiceContext

    /// The maximum number of open links of a household.
    private static let maximum = 50
    private static let millisecondsPerDay: Int64 = 86_400_000

    func fetchInvitations() async throws -> [Invitation] {
        try context.requireOwner()
        let now = context.clock.now()
        return try await context.read { try InvitationRepository($0, household: context.household.id).all(at: now) }
    }

    func invite(role: Role, name: String, days: Int) async throws -> (invitation: Invitation, token: String) {
        try context.requireOwner()
        guard Invitation.lifetimes.contains(days) else { throw ServiceError.rule(.invitationLifetime) }
        // A name is proposed only; what the person chooses is checked when they join.
        let name = name.allSatisfy(\.isWhitespace) ? "" : try MemberRule.name(name)
        return try await make(.join(role), name: name, days: days) { write in
            if !name.isEmpty {
                guard try write.members.find(name: name) == nil else { throw ServiceError.rule(.memberNameTaken) }
                guard try !write.invitations.keeps(name, at: write.now) else { throw ServiceError.rule(.memberNameInvited) }
            }
            try context.log(.invitationMade, of: context.member.id, in: write)
        }
    }

    func makeResetLink(member: ID<Member>) async throws -> (invitation: Invitation, token: String) {
        try context.requireOwner()
        return try await make(.reset(member), name: "", days: Invitation.resetLifetime) { write in
            guard let profile = try write.members.find(member) else { throw ServiceError.notFound }
            guard !profile.isDisabled else { throw ServiceError.rule(.memberDisabled) }
            try write.invitations.deleteResets(of: member)
            try context.log(.resetLinkMade, of: member, in: write)
        }
    }

    func revoke(id: ID<Invitation>) async throws {
        try context.requireOwner()
        try await context.writeMembers { write in
            try context.requireOwner(in: write)
            guard let invitation = try write.invitations.find(id, at: write.now), try write.invitations.delete(id) else {
                throw ServiceError.notFound
            }
            if invitation.role != nil { try context.log(.invitationRevoked, of: context.member.id, in: write) }
            try write.households.touch(context.household.id)
        }
    }

    /// Makes a link in one write.
    ///
    /// - Parameter check: validates it and logs it.
    private func make(
        _ purpose: Invitation.Purpose, name: String, days: Int, check: @escaping @Sendable (MemberUnitOfWork) throws -> Void
    ) async throws -> (invitation: Invitation, token: String) {
        let secret = SecretToken.makeForPath()
        guard let hash = SecretToken.pathHash(secret) else { throw ServiceError.serverError(500) }
        let invitation = try await context.writeMembers { write in
            try write.requireConfirmation(of: context.session)
            try context.requireOwner(in: write)
            try check(write)
            guard try write.invitations.all(at: write.now).count < Self.maximum else { throw ServiceError.rule(.invitationsTooMany) }
            let invitation = Invitation(
                id: write.ids.next(at: write.now), purpose: purpose, name: name, madeBy: context.member.id, createdAt: write.now,
                expiresAt: write.now + Int64(days) * Self.millisecondsPerDay)
            try write.invitations.insert(invitation, tokenHash: hash)
            try write.households.touch(context.household.id)
            return invitation
        }
        return (invitation, HouseholdSecret.text(secret, of: context.household.id))
    }
}
