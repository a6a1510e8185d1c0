import Models
import WireModels

/// An open link of the household.
package struct InvitationResponse: Encodable {
    let id: ID<Invitation>
    /// Absent for a link for a new passphrase.
    let role: Role?
    /// Whose passphrase the link replaces; absent for an invitation.
    let member: ID<Member>?
    /// The proposed sign-in name; empty for none.
    let name: String
    let created: Instant
    let expires: Instant

    package init(_ invitation: Invitation) {
        id = invitation.id
        role = invitation.role
        if case .reset(let member) = invitation.purpose { self.member = member } else { member = nil }
        name = invitation.name
        created = Instant(milliseconds: invitation.createdAt)
        expires = Instant(milliseconds: invitation.expiresAt)
    }
}
