package import Models

/// An open link by which somebody joins the household, or by which a member chooses a new passphrase. Its token is stored as a hash only, and the
/// row is deleted when the link is used, so each is used once.
package struct Invitation: Identified, Hashable, Sendable {
    /// Prefix of ids: `inv_…`.
    package static let idPrefix = "inv"

    /// What a link is for.
    package enum Purpose: Hashable, Sendable {
        /// Somebody joins in a role.
        case join(Role)
        /// A member chooses a new passphrase.
        case reset(ID<Member>)
    }

    package var id: ID<Invitation>
    package var purpose: Purpose
    /// The sign-in name that is proposed to one who joins, and kept free for them; empty for none, and for a reset.
    package var name: String
    /// Who has made it; nil for the command line.
    package var madeBy: ID<Member>?
    /// Milliseconds since 1970, like the following time.
    package var createdAt: Int64
    package var expiresAt: Int64

    package init(id: ID<Invitation>, purpose: Purpose, name: String, madeBy: ID<Member>?, createdAt: Int64, expiresAt: Int64) {
        self.id = id
        self.purpose = purpose
        self.name = name
        self.madeBy = madeBy
        self.createdAt = createdAt
        self.expiresAt = expiresAt
    }

    /// The role of one who joins; nil for a reset.
    package var role: Role? { if case .join(let role) = purpose { role } else { nil } }

    package func isExpired(at milliseconds: Int64) -> Bool { milliseconds >= expiresAt }

    /// The numbers of days from which an invitation's life is chosen.
    package static let lifetimes = [1, 7, 30]
    /// The life of an invitation for which none is chosen, in days.
    package static let standardLifetime = 7
    /// The life of a link for a new passphrase, in days.
    package static let resetLifetime = 1
}
