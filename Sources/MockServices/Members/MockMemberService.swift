package import Models
import Services

/// The users of a made-up household.
package struct MockMemberService: MemberServiceProtocol {
    private let ledger: MockLedger

    package init(_ ledger: MockLedger) {
        self.ledger = ledger
    }

    package func fetchMembers() async throws -> [MemberProfile] {
        try await ledger.read { $0.members.profiles.sorted { $0.name.folded < $1.name.folded } }
    }

    package func findMember(_ text: String) async throws -> MemberProfile {
        try await ledger.read { state in
            let id = ID<Member>(text)
            guard let found = state.members.profiles.first(where: { $0.id == id || $0.name.folded == text.folded }) else {
                throw ServiceError.notFound
            }
            return found
        }
    }

    package func fetchProfile() async throws -> MemberProfile {
        try await ledger.read { try $0.profile($0.context.member.id) }
    }

    package func updateProfile(_ profile: MemberProfile) async throws -> MemberProfile {
        try await ledger.change { state in
            let old = try state.profile(state.context.member.id)
            guard old.revision == profile.revision else { throw ServiceError.conflict }
            let name = MockText.line(profile.name)
            guard !name.isEmpty else { throw ServiceError.rule("The name is required") }
            guard !state.members.profiles.contains(where: { $0.id != old.id && $0.name.folded == name.folded }) else {
                throw ServiceError.rule("The name is taken")
            }
            return try state.change(old.id) { changed in
                (changed.name, changed.displayName, changed.locale) = (name, profile.displayName, profile.locale)
                (changed.appearance, changed.showsBalance) = (profile.appearance, profile.showsBalance)
            }
        }
    }

    package func showBalance(_ shows: Bool) async throws {
        try await ledger.change { state in
            _ = try state.change(try state.profile(state.context.member.id).id) { $0.showsBalance = shows }
        }
    }

    // MARK: - Of owners

    package func addMember(name: String, displayName: String, role: Role?, passphrase: String) async throws -> MemberProfile {
        try await ledger.write { state in
            try state.requireOwner()
            let name = MockText.line(name)
            guard !name.isEmpty else { throw ServiceError.rule("The name is required") }
            guard !state.members.profiles.contains(where: { $0.name.folded == name.folded }) else {
                throw ServiceError.rule("The name is taken")
            }
            try state.requirePassphrase(passphrase)
            let hasOwner = state.members.profiles.contains { $0.role == .owner }
            let profile = MemberProfile(
                id: state.makeID(), household: state.context.household.id, name: name,
                displayName: displayName.isEmpty ? name : displayName,
                role: role ?? (hasOwner ? .member : .owner), createdAt: state.now)
            state.members.profiles.append(profile)
            state.members.passphrases[profile.id] = passphrase
            state.members.statuses[profile.id] = SecurityStatus(passphraseChangedAt: state.now, hasCodes: false, backupCodes: 0)
            state.log(.memberAdded, profile.id)
            return profile
        }
    }

    package func changeRole(id: ID<Member>, to role: Role) async throws -> MemberProfile {
        try await ledger.write { state in
            try state.requireOwner()
            _ = try state.profile(id)
            if role != .owner { try state.requireAnotherOwner(than: id) }
            state.log(.roleChanged, id)
            return try state.change(id) { $0.role = role }
        }
    }

    package func disableMember(id: ID<Member>) async throws -> MemberProfile {
        try await ledger.write { state in
            try state.requireOwner()
            _ = try state.profile(id)
            try state.requireAnotherOwner(than: id)
            state.members.sessions[id] = nil
            state.members.tokens = state.members.tokens.filter { $0.value.member != id }
            state.log(.memberDisabled, id)
            return try state.change(id) { $0.isDisabled = true }
        }
    }

    package func resetMember(id: ID<Member>, passphrase: String) async throws -> MemberProfile {
        try await ledger.write { state in
            try state.requireOwner()
            _ = try state.profile(id)
            try state.requirePassphrase(passphrase)
            state.members.passphrases[id] = passphrase
            state.members.statuses[id] = SecurityStatus(passphraseChangedAt: state.now, hasCodes: false, backupCodes: 0)
            state.members.sessions[id] = nil
            state.log(.passphraseReset, id)
            return try state.change(id) { $0.isDisabled = false }
        }
    }
}
