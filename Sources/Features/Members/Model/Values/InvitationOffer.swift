package import Models

/// What the page of an invitation shows before it is accepted.
package struct InvitationOffer: Hashable, Sendable {
    /// The household's name.
    package var household: String
    /// The display name of who invites; empty for the command line.
    package var inviter: String
    package var role: Role
    /// The proposed sign-in name; may be empty.
    package var name: String

    package init(household: String, inviter: String, role: Role, name: String) {
        self.household = household
        self.inviter = inviter
        self.role = role
        self.name = name
    }
}

/// What the page of a link for a new passphrase shows.
package struct ResetOffer: Hashable, Sendable {
    /// The household's name.
    package var household: String
    /// The sign-in name of the member.
    package var name: String

    package init(household: String, name: String) {
        self.household = household
        self.name = name
    }
}
