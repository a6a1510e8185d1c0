import MembersModel
import Models
import ServiceKit
import Services
import Storage

/// The users of the household.
struct LiveMemberService: MemberServiceProtocol {
    let context: ServiceContext

    // MARK: - Reading

    func fetchMembers() async throws -> [MemberProfile] {
        try await context.read { try MemberRepository($0, household: context.household.id).all() }
    }

    func findMember(_ text: String) async throws -> MemberProfile {
        let members = try await fetchMembers()
        let id = ID<Member>(text)
        let folded = text.folded
        guard let member = members.first(where: { $0.id == id }) ?? members.first(where: { $0.name.folded == folded }) else {
            throw ServiceError.notFound
        }
        return member
    }

    func fetchProfile() async throws -> MemberProfile {
        guard let id = context.member.id,
            let profile = try await context.read({ try MemberRepository($0, household: context.household.id).find(id) })
        else {
            throw ServiceError.notFound
        }
        return profile
    }

    // MARK: - The own profile

    func updateProfile(_ profile: MemberProfile) async throws -> MemberProfile {
        guard let me = context.member.id, profile.id == me else { throw ServiceError.notFound }
        var profile = profile
        profile.name = try MemberRule.name(profile.name)
        profile.displayName = try MemberRule.displayName(profile.displayName, for: profile.name)
        profile.locale = LocaleFormat(profile.locale).tag
        return try await context.writeMembers { [profile] write in
            let isRenamed = try write.member(me).name != profile.name
            if isRenamed { try write.requireConfirmation(of: context.session) }
            if let other = try write.members.find(name: profile.name), other.id != me { throw ServiceError.rule(.memberNameTaken) }
            if isRenamed, try write.invitations.keeps(profile.name, at: write.now) { throw ServiceError.rule(.memberNameInvited) }
            guard try write.members.update(profile) else { throw ServiceError.conflict }
            if isRenamed { try context.finish(.nameChanged, of: me, in: write) }
            // The name is visible to the other members.
            try write.households.touch(context.household.id)
            return try write.member(me)
        }
    }

    func showBalance(_ shows: Bool) async throws {
        guard let me = context.member.id else { throw ServiceError.notFound }
        try await context.writeMembers { try $0.members.showBalance(shows, of: me) }
    }

    func setPerspective(_ perspective: Perspective) async throws {
        guard let me = context.member.id else { throw ServiceError.notFound }
        try await context.writeMembers { try $0.members.setPerspective(perspective, of: me) }
    }

    // MARK: - Changes by an owner

    func addMember(name: String, displayName: String, role: Role?, passphrase: String) async throws -> MemberProfile {
        try context.requireOwner()
        let now = context.clock.now()
        let name = try MemberRule.name(name)
        let profile = MemberProfile(
            id: context.database.ids.next(at: now), household: context.household.id, name: name,
            displayName: try MemberRule.displayName(displayName, for: name), role: .member, createdAt: now)
        // Checked before the expensive hash; the unique index is authoritative.
        guard try await context.read({ try MemberRepository($0, household: context.household.id).find(name: name) }) == nil else {
            throw ServiceError.rule(.memberNameTaken)
        }
        try MemberRule.checkPassphrase(passphrase, of: profile, in: context.household)
        let record = try await context.hasher.hash(passphrase, at: now)
        return try await context.writeMembers { write in
            try write.requireConfirmation(of: context.session)
            try context.requireOwner(in: write)
            var profile = profile
            profile.role = try role ?? (write.members.hasOwner() ? .member : .owner)
            guard try !write.invitations.keeps(profile.name, at: write.now) else { throw ServiceError.rule(.memberNameInvited) }
            guard try write.members.insert(profile) else { throw ServiceError.rule(.memberNameTaken) }
            try write.credentials.save(record, of: profile.id)
            try write.members.setMustChoosePassphrase(true, of: profile.id)
            if profile.role == .owner { _ = try write.households.markSetUp(context.household.id, at: write.now) }
            try context.finish(.memberAdded, of: profile.id, in: write)
            return profile
        }
    }

    func changeRole(id: ID<Member>, to role: Role) async throws -> MemberProfile {
        try context.requireOwner()
        return try await context.writeMembers { write in
            try write.requireConfirmation(of: context.session)
            try context.requireOwner(in: write)
            let profile = try write.member(id)
            guard profile.role != role else { return profile }
            guard try write.members.update(id, role: role, isDisabled: profile.isDisabled) else {
                throw ServiceError.rule(.memberLastOwner)
            }
            if role != .owner { try write.invitations.deleteAll(madeBy: id) }
            try context.finish(.roleChanged, of: id, in: write)
            return try write.member(id)
        }
    }

    func disableMember(id: ID<Member>) async throws -> MemberProfile {
        try context.requireOwner()
        return try await context.writeMembers { write in
            try write.requireConfirmation(of: context.session)
            try context.requireOwner(in: write)
            let profile = try write.member(id)
            guard !profile.isDisabled else { return profile }
            guard try write.members.update(id, role: profile.role, isDisabled: true) else {
                throw ServiceError.rule(.memberLastOwner)
            }
            try write.sessions.deleteAll(of: id, except: nil)
            try write.invitations.deleteResets(of: id)
            try write.invitations.deleteAll(madeBy: id)
            try context.finish(.memberDisabled, of: id, in: write)
            return try write.member(id)
        }
    }

    func resetMember(id: ID<Member>, passphrase: String) async throws -> MemberProfile {
        try context.requireOwner()
        guard let profile = try await fetchMembers().first(where: { $0.id == id }) else { throw ServiceError.notFound }
        try MemberRule.checkPassphrase(passphrase, of: profile, in: context.household)
        let record = try await context.hasher.hash(passphrase, at: context.clock.now())
        return try await context.writeMembers { write in
            try write.requireConfirmation(of: context.session)
            try context.requireOwner(in: write)
            let profile = try write.member(id)
            try write.credentials.save(record, of: id)
            try write.members.setMustChoosePassphrase(true, of: id)
            try write.credentials.deleteCodes(of: id)
            try write.passkeys.deleteAll(of: id)
            try write.identities.deleteSelfLinked(of: id)
            try write.invitations.deleteResets(of: id)
            try write.sessions.deleteAll(of: id, except: nil)
            try write.rateLimiter.reset(profile, address: try write.settings.find(id).email)
            if profile.isDisabled {
                _ = try write.members.update(id, role: profile.role, isDisabled: false)
                try context.finish(.memberEnabled, of: id, in: write)
            }
            try context.finish(.passphraseReset, of: id, in: write)
            return try write.member(id)
        }
    }
}
