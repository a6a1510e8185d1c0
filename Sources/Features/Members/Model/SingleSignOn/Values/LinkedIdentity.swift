package import Models

/// An identity at a provider by which a member signs in.
package struct LinkedIdentity: Identified, Hashable, Sendable {
    /// Prefix of ids: `idn_…`.
    package static let idPrefix = "idn"

    package var id: ID<LinkedIdentity>
    package var provider: ID<SignInProvider>
    package var member: ID<Member>
    /// The name by which the provider knows the person; nil until the first sign-in of one who is expected by an address.
    package var subject: String?
    /// The verified e-mail address by which the person is expected; nil if the subject was known.
    package var email: String?
    /// Whether the member linked it, not an owner or the first sign-in. A new passphrase by somebody else removes it.
    package var isSelfLinked: Bool
    /// Milliseconds since 1970, like the following time.
    package var createdAt: Int64
    /// The last sign-in; nil before the first.
    package var usedAt: Int64?

    package init(
        id: ID<LinkedIdentity>, provider: ID<SignInProvider>, member: ID<Member>, subject: String?, email: String?,
        isSelfLinked: Bool, createdAt: Int64, usedAt: Int64? = nil
    ) {
        self.id = id
        self.provider = provider
        self.member = member
        self.subject = subject
        self.email = email
        self.isSelfLinked = isSelfLinked
        self.createdAt = createdAt
        self.usedAt = usedAt
    }
}
