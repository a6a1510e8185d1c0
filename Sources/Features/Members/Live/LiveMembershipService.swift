import Ledger
import MembersModel
import Models
import ServiceKit
import Services
import Storage

/// Who belongs to the household.
struct LiveMembershipService: MembershipServiceProtocol {
    let context: ServiceContext

    // MARK: - Reading

    func fetchStates() async throws -> [MembershipState] {
        try await context.read { [household = context.household.id] connection in
            let seen = try SessionRepository(connection, household: household).lastUses()
            return try MemberRepository(connection, household: household).all().map { MembershipState(profile: $0, seenAt: seen[$0.id]) }
        }
    }

    func fetchNames() async throws -> [ID<Member>: String] {
        try await context.read { try MemberRepository($0, household: context.household.id).names() }
    }

    // MARK: - Access and roles

    func enableMember(id: ID<Member>) async throws -> MemberProfile {
        try context.requireOwner()
        return try await context.writeMembers { write in
            try write.requireConfirmation(of: context.session)
            try context.requireOwner(in: write)
            let profile = try write.member(id)
            guard profile.isDisabled else { return profile }
            _ = try write.members.update(id, role: profile.role, isDisabled: false)
            try context.finish(.memberEnabled, of: id, in: write)
            return try write.member(id)
        }
    }

    func handOver(to other: ID<Member>) async throws {
        try context.requireOwner()
        let me = try context.requireMember()
        try await context.writeMembers { write in
            try write.requireConfirmation(of: context.session)
            try context.requireOwner(in: write)
            let heir = try write.member(other)
            guard other != me else { throw ServiceError.rule(.memberHeirUnknown) }
            guard !heir.isDisabled else { throw ServiceError.rule(.memberDisabled) }
            if heir.role != .owner {
                _ = try write.members.update(other, role: .owner, isDisabled: false)
                try context.finish(.roleChanged, of: other, in: write)
            }
            guard try write.members.update(me, role: .member, isDisabled: false) else { throw ServiceError.rule(.memberLastOwner) }
            try write.invitations.deleteAll(madeBy: me)
            try context.finish(.roleChanged, of: me, in: write)
        }
    }

    // MARK: - Leaving

    func removeMember(id: ID<Member>, handingOverTo heir: ID<Member>?) async throws {
        try context.requireOwner()
        guard id != context.member.id else { throw ServiceError.rule(.memberRemovesSelf) }
        try await remove(id, as: .memberRemoved, handingOverTo: heir)
    }

    func leave(handingOverTo heir: ID<Member>?) async throws {
        try await remove(try context.requireMember(), as: .memberLeft, handingOverTo: heir)
    }

    /// Makes a member a former one in one write with all that follows from it. Not by a ledger's write of the member, since viewers leave, too.
    private func remove(_ id: ID<Member>, as kind: SecurityEvent.Kind, handingOverTo heir: ID<Member>?) async throws {
        try await context.writeMembers([.members, .notifications, .accounts, .transactions]) { write in
            try write.requireConfirmation(of: context.session)
            if kind == .memberRemoved { try context.requireOwner(in: write) }
            let profile = try write.member(id)
            if let heir {
                guard heir != id, try write.members.find(heir)?.mayHaveAccounts == true else { throw ServiceError.rule(.memberHeirUnknown) }
            }
            let ledger = try context.ledgerWrite(write.connection)
            try ledger.handOverAccounts(of: id, to: heir)
            try ledger.finish()
            try write.rateLimiter.reset(profile, address: try write.settings.find(id).email)
            guard try write.members.remove(id, at: write.now) else { throw ServiceError.rule(.memberLastOwner) }
            // Before the session ends, whose address is logged.
            try context.finish(kind, of: id, in: write)
            try write.sessions.deleteAll(of: id, except: nil)
            try write.credentials.deleteAll(of: id)
            try write.passkeys.deleteAll(of: id)
            try write.invitations.deleteResets(of: id)
            try write.invitations.deleteAll(madeBy: id)
            try KnownOriginRepository(write.connection, household: write.household).deleteAll(of: id)
            try context.modules.removeRows(of: id, in: write.household, on: write.connection)
        }
    }
}

extension MemberUnitOfWork {
    /// - Throws: `ServiceError.notFound` if it is not a member of the household.
    func member(_ id: ID<Member>) throws -> MemberProfile {
        guard let profile = try members.find(id) else { throw ServiceError.notFound }
        return profile
    }
}

extension ServiceContext {
    /// Logs a change of a member, whose pages and those of the others then change.
    func finish(_ kind: SecurityEvent.Kind, of member: ID<Member>, in write: MemberUnitOfWork) throws {
        try log(kind, of: member, in: write)
        try write.members.touch(member)
        try write.households.touch(household.id)
    }
}
