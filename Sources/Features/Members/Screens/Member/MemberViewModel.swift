import Localization
import MembersModel
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// One other member, as an owner changes their role and access.
@Observable
final class MemberViewModel: LoadableModel {
    private(set) var profile: MemberProfile?
    private(set) var seen: Moment?
    /// The other members to whom accounts can go.
    private(set) var heirs: [MemberProfile] = []
    /// What the member of this screen may undergo; the chosen one waits in the form while the passphrase is asked for.
    enum Action: String {
        case changeRole, handOver, makeResetLink, disable, enable, remove, expect, unlink
    }

    var role = Role.member
    /// The raw value of the action that was pressed; empty before.
    var pending = ""
    /// The enabled providers with which the member can be linked.
    private(set) var providers: [SignInProvider] = []
    private(set) var identities: [IdentityLine] = []
    /// The id of the provider to link with.
    var provider = ""
    /// The subject or the verified e-mail address by which the provider knows the member.
    var person = ""
    private(set) var personError: LocalizedText?
    /// The id of the link to remove.
    var unlinking = ""
    /// The id of the member who gets the accounts on removal; empty for the household.
    var heir = ""
    private(set) var error: LocalizedText?
    /// The address of the link for a new passphrase that was just made; it is not shown again.
    private(set) var newLink: String?
    private(set) var expires: Moment?
    let question: PassphraseQuestion
    let memberId: String

    let context: MembersContext

    init(_ context: MembersContext, memberId: String) {
        self.context = context
        self.memberId = memberId
        question = PassphraseQuestion(context)
    }

    var showsResult: Bool { newLink != nil }

    func load() async throws {
        let states = try await context.services.membership().fetchStates()
        guard let id = ID<Member>(memberId), id != context.member.id, let state = states.first(where: { $0.profile.id == id }) else {
            throw ServiceError.notFound
        }
        profile = state.profile
        role = state.profile.role
        heirs = states.map(\.profile).filter { $0.id != id && $0.mayHaveAccounts }
        seen = nil
        if let seenAt = state.seenAt { seen = try await context.services.localTime().moments(at: [seenAt]).first }
        providers = try await context.services.identities().fetchEnabledProviders()
        identities = try await IdentityLine.lines(of: try await context.services.identities().fetchIdentities(of: id), providers, context)
        provider = providers.first?.id.description ?? ""
    }

    // MARK: - Actions

    /// Goes on with the action that waits for the passphrase.
    func proceed() async {
        switch Action(rawValue: pending) {
        case .changeRole: await changeRole()
        case .handOver: await handOver()
        case .makeResetLink: await makeResetLink()
        case .disable: await disable()
        case .enable: await enable()
        case .remove: await remove()
        case .expect: await expect()
        case .unlink: if let line = identities.first(where: { $0.identity.id.description == unlinking }) { await unlink(line) }
        case nil: break
        }
    }

    func changeRole() async {
        await change(.changeRole) { id, name in
            _ = try await context.services.members().changeRole(id: id, to: role)
            context.notify(Notice("\(name) has another role now"))
            context.push(.members)
        }
    }

    /// Makes the member an owner and the one who acts a member.
    func handOver() async {
        await change(.handOver) { id, name in
            try await context.services.membership().handOver(to: id)
            context.notify(Notice("\(name) is an owner now, and you are a member"))
            context.push(.members)
        }
    }

    func makeResetLink() async {
        await change(.makeResetLink) { id, _ in
            let made = try await context.services.invitations().makeResetLink(member: id)
            newLink = made.invitation.address(token: made.token, on: context.site)
            expires = try await context.services.localTime().moments(at: [made.invitation.expiresAt]).first
        }
    }

    func disable() async {
        await change(.disable) { id, name in
            _ = try await context.services.members().disableMember(id: id)
            context.notify(Notice("\(name) can no longer sign in"))
            context.push(.members)
        }
    }

    func enable() async {
        await change(.enable) { id, name in
            _ = try await context.services.membership().enableMember(id: id)
            context.notify(Notice("\(name) can sign in again"))
            context.push(.members)
        }
    }

    func remove() async {
        await change(.remove) { id, name in
            try await context.services.membership().removeMember(id: id, handingOverTo: ID<Member>(heir))
            context.notify(Notice("\(name) no longer belongs to the household"))
            context.push(.members)
        }
    }

    // MARK: - Providers

    /// Links the member with whom a provider knows by a subject or an address.
    func expect() async {
        personError = nil
        guard let provider = ID<SignInProvider>(provider) else { return }
        guard !person.allSatisfy(\.isWhitespace) else { return personError = "Enter the e-mail address or the subject" }
        await change(.expect) { id, name in
            try await context.services.identities().expect(person, at: provider, as: id)
            context.notify(Notice("\(name) can sign in with the provider"))
            context.push(.members)
        }
    }

    func unlink(_ line: IdentityLine) async {
        unlinking = line.identity.id.description
        await change(.unlink) { _, name in
            try await context.services.identities().unlink(id: line.identity.id)
            context.notify(Notice("\(name) can no longer sign in with that provider"))
            context.push(.members)
        }
    }

    // MARK: - Private Methods

    /// Changes the member, once the passphrase is confirmed if that is required.
    private func change(_ action: Action, _ write: (_ id: ID<Member>, _ name: String) async throws -> Void) async {
        guard let profile else { return }
        error = nil
        pending = action.rawValue
        do {
            try await question.confirming("Enter your passphrase to change this member.") {
                try await write(profile.id, profile.displayName)
            }
        } catch {
            self.error = context.message(of: error)
        }
    }
}
