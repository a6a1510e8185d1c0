import MembersModel
import Models
import OpenIDConnect
import ServiceKit
import Services
import Storage

/// The identities of the household's members.
struct LiveIdentityService: IdentityServiceProtocol {
    let context: ServiceContext

    /// The maximum number of identities of a member.
    static let maximum = 10

    // MARK: - Reading

    func fetchEnabledProviders() async throws -> [SignInProvider] {
        guard ProviderAccess(context.resources) != nil else { return [] }
        return try await context.read { try SignInProviderRepository($0, household: context.household.id).all() }.filter(\.isEnabled)
    }

    func fetchIdentities(of member: ID<Member>) async throws -> [LinkedIdentity] {
        if member != context.member.id { try context.requireOwner() }
        return try await context.read { try IdentityRepository($0, household: context.household.id).all(of: member) }
    }

    // MARK: - Changes

    func beginLinking(_ provider: ID<SignInProvider>, on site: String) async throws -> String {
        let member = try context.requireMember()
        guard let session = context.session else { throw ServiceError.unauthorized }
        guard let access = ProviderAccess(context.resources) else { throw ServiceError.rule(.providersUnavailable) }
        try await context.read { try context.requireConfirmation(on: $0) }
        guard let provider = try await fetchEnabledProviders().first(where: { $0.id == provider }) else { throw ServiceError.notFound }
        do {
            let departure = try await access.departure(
                to: provider, of: context.household.id, for: .link, then: "", binding: .session(session, of: member), on: site,
                at: context.clock.now())
            try await context.writeMembers { write in
                try write.requireConfirmation(of: session)
                guard try write.identities.all(of: member).count < Self.maximum else { throw ServiceError.rule(.identitiesTooMany) }
                try ProviderAccess.store(departure, in: write)
            }
            return departure.url
        } catch is ProviderProblem {
            throw ServiceError.rule(.providerUnreachable)
        }
    }

    func expect(_ person: String, at provider: ID<SignInProvider>, as member: ID<Member>) async throws {
        try context.requireOwner()
        let person = person.trimmed
        guard ProviderRule.isText(person) else { throw ServiceError.rule(.identityInvalid) }
        let isAddress = person.contains("@")
        try await context.writeMembers { write in
            try write.requireConfirmation(of: context.session)
            try context.requireOwner(in: write)
            let profile = try write.member(member)
            guard let provider = try write.providers.find(provider) else { throw ServiceError.notFound }
            guard try write.identities.all(of: profile.id).count < Self.maximum else { throw ServiceError.rule(.identitiesTooMany) }
            let identity = LinkedIdentity(
                id: write.ids.next(at: write.now), provider: provider.id, member: profile.id, subject: isAddress ? nil : person,
                email: isAddress ? person : nil, isSelfLinked: profile.id == context.member.id, createdAt: write.now)
            guard try write.identities.insert(identity) else { throw ServiceError.rule(.identityTaken) }
            try finish(.identityLinked, of: profile.id, provider, in: write)
        }
    }

    func unlink(id: ID<LinkedIdentity>) async throws {
        try await context.writeMembers { write in
            try write.requireConfirmation(of: context.session)
            guard let identity = try write.identities.find(id) else { throw ServiceError.notFound }
            let isOwn = identity.member == context.member.id
            if isOwn { try context.requirePassphrase(in: write) } else { try context.requireOwner(in: write) }
            guard let provider = try write.providers.find(identity.provider) else { throw ServiceError.notFound }
            try write.identities.delete(id)
            try write.sessions.deleteAll(of: identity.member, by: identity.provider, except: context.session)
            try finish(.identityUnlinked, of: identity.member, provider, in: write)
        }
    }

    private func finish(
        _ kind: SecurityEvent.Kind, of member: ID<Member>, _ provider: SignInProvider, in write: MemberUnitOfWork
    ) throws {
        try context.log(kind, of: member, in: write, provider: provider.name)
        try write.members.touch(member)
        try write.households.touch(context.household.id)
    }
}
