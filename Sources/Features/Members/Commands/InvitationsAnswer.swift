import CommandKit
import Localization
import MembersModel
import Models
import WireModels

/// The open links of the household.
struct InvitationsAnswer: ListAnswer {
    var rows: [Invitation]
    /// The sign-in names of members.
    var names: [ID<Member>: String]

    var response: [InvitationResponse] { rows.map(InvitationResponse.init) }
    let emptyText: LocalizedText = "No open invitations. Make one with: coffer user invite --role member"

    var columns: [Column<Invitation>] {
        [
            Column("id", "ID") { .code($0.id) },
            Column("role", "ROLE") { .code($0.role?.rawValue, label: $0.role?.displayName) },
            Column("name", "NAME", maximum: 32) { .text($0.name) },
            Column("member", "NEW PASSPHRASE OF", maximum: 32) { .text(member($0)) },
            Column("expires", "UNTIL (UTC)") { .code(Self.expiry($0), shown: Self.expiry($0).minute) },
        ]
    }

    private func member(_ invitation: Invitation) -> String {
        if case .reset(let id) = invitation.purpose { names[id] ?? "" } else { "" }
    }

    private static func expiry(_ invitation: Invitation) -> Instant { Instant(milliseconds: invitation.expiresAt) }
}

extension NoticeAnswer {
    /// A link that was just made, which is not shown again: its address, or its path where `COFFER_URL` does not say the address of the server.
    init(_ sentence: LocalizedText, _ made: (invitation: Invitation, token: String)) {
        let site = CommandEnvironment.value("COFFER_URL") ?? ""
        let address = made.invitation.address(token: made.token, on: site.hasSuffix("/") ? String(site.dropLast()) : site)
        self.init(
            "\(sentence): \(address)",
            [
                ("id", .text(made.invitation.id.description)), ("link", .text(address)),
                ("expires", .text("\(Instant(milliseconds: made.invitation.expiresAt))")),
            ])
    }
}
