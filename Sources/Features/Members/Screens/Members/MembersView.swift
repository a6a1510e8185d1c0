import DesignSystem
import HTML
import Localization
import MembersModel
import Models
import Navigation
import ScreenKit

/// The screen of the members of the household.
struct MembersView: View {
    let model: MembersViewModel

    var body: some View {
        Loaded(model, .list, retry: MembersRoute.members.path.absolute) {
            Section {
                ForEach(model.members, id: \.profile.id.description) { row($0) }
            }
            if !model.invitations.isEmpty { invitations }
            if model.isOwner {
                Section {
                    ListRow(
                        "Sign-in with a provider", subtitle: "Members sign in with a provider that you run or use.", symbol: .key,
                        path: MembersRoute.providers.path.absolute)
                }
            }
            ButtonLink("Leave the household", path: MembersRoute.leave.path.absolute, role: .plain)
        }
        .titleActions { if model.isOwner { actions } }
        .navigationTitle("Members")
    }

    private var actions: some View {
        PageActions { PageAction("Invite", symbol: .plus, path: MembersRoute.invite.path.absolute, isSheet: false) }
    }

    private func row(_ line: MemberLine) -> some View {
        let isOwn = line.profile.id == model.context.member.id
        return ListRow(
            .verbatim(line.profile.displayName), subtitle: subtitle(line),
            path: model.isOwner && !isOwn ? MembersRoute.member(memberId: line.profile.id.description).path.absolute : nil
        ) {
            AccountDisc(name: line.profile.displayName, color: Account.defaultColor)
        } trailing: {
            if isOwn {
                StatusLabel("You", tone: .credit)
            } else if line.profile.isDisabled {
                StatusLabel("Locked out")
            }
        }
    }

    private func subtitle(_ line: MemberLine) -> LocalizedText {
        let seen: LocalizedText = line.seen.map { "Last seen: \(LocalizedText.relative($0))" } ?? "Not signed in"
        return "\(line.profile.role.title) · \(seen)"
    }

    private var invitations: some View {
        Section("Open links", note: "Each link works once. Coffer does not show its address again.") {
            ForEach(model.invitations, id: \.invitation.id.description) { line in
                ListRow(line.title, subtitle: line.subtitle) {
                    IconDisc(line.member == nil ? .link : .key, tint: .neutral)
                } trailing: {
                    Button(
                        "Revoke", role: .destructive, confirm: "Revoke this link? It stops working at once.",
                        name: "revoke"
                    ) {
                        await model.revoke(line)
                    }
                }
            }
        }
    }
}
