import Localization
import MembersModel
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// The members of the household, and for an owner the open invitations.
@Observable
final class MembersViewModel: ContextModel<MembersContext>, LoadableModel {
    private(set) var members: [MemberLine] = []
    private(set) var invitations: [InvitationLine] = []

    /// Whether the member is an owner. Only an owner invites and changes members.
    var isOwner: Bool { context.member.role == .owner }

    func load() async throws {
        let states = try await context.services.membership().fetchStates()
        let open = isOwner ? try await context.services.invitations().fetchInvitations() : []
        let seen = try await context.services.localTime().moments(at: states.map { $0.seenAt ?? 0 })
        let ends = try await context.services.localTime().moments(at: open.map(\.expiresAt))
        let names = Dictionary(states.map { ($0.profile.id, $0.profile.displayName) }, uniquingKeysWith: { first, _ in first })
        members = zip(states, seen).map { MemberLine(profile: $0.profile, seen: $0.seenAt == nil ? nil : $1) }
        invitations = zip(open, ends).map { invitation, end in
            var member: String?
            if case .reset(let id) = invitation.purpose { member = names[id] ?? "" }
            return InvitationLine(invitation: invitation, expires: end, member: member)
        }
    }

    func revoke(_ line: InvitationLine) async {
        await context.perform(saying: "Link revoked") { try await context.services.invitations().revoke(id: line.invitation.id) }
    }
}

/// A member in the list.
struct MemberLine: Hashable {
    var profile: MemberProfile
    /// The last use of a session, in the household's time zone; nil if there is none.
    var seen: Moment?
}

/// An open link in the list.
struct InvitationLine: Hashable {
    var invitation: Invitation
    /// In the household's time zone.
    var expires: Moment
    /// Whose passphrase the link replaces; nil for an invitation.
    var member: String?

    var title: LocalizedText {
        if let member { return "New passphrase for \(member)" }
        return invitation.name.isEmpty ? "Invitation" : .verbatim(invitation.name)
    }

    /// The day on which it ends.
    var subtitle: LocalizedText {
        let end: LocalizedText = "Valid until \(expires.day)"
        return invitation.role.map { "\($0.title) · \(end)" } ?? end
    }
}
