/// A provider with which members of a household sign in (OpenID Connect).
package struct SignInProvider: Identified, Hashable, Sendable {
    /// Prefix of ids: `idp_…`.
    package static let idPrefix = "idp"

    package var id: ID<SignInProvider>
    /// What members read on the button that signs them in.
    package var name: String
    /// The URL by which the provider names itself. It never changes, since its subjects belong to it.
    package var issuer: String
    /// What the provider calls Coffer.
    package var clientID: String
    /// Whether a client secret is stored.
    package var hasSecret: Bool
    /// Who becomes a member at the first sign-in; nil: nobody.
    package var admission: SignInAdmission?
    package var isEnabled: Bool
    /// Milliseconds since 1970.
    package var createdAt: Int64
    package var revision: Int64

    package init(
        id: ID<SignInProvider>, name: String, issuer: String, clientID: String, hasSecret: Bool, admission: SignInAdmission?,
        isEnabled: Bool = true, createdAt: Int64, revision: Int64 = 1
    ) {
        self.id = id
        self.name = name
        self.issuer = issuer
        self.clientID = clientID
        self.hasSecret = hasSecret
        self.admission = admission
        self.isEnabled = isEnabled
        self.createdAt = createdAt
        self.revision = revision
    }
}

/// Who becomes a member of a household at the first sign-in by a provider: a person of whom the provider says something.
package struct SignInAdmission: Hashable, Sendable {
    /// The name of the claim, such as `groups`.
    package var claim: String
    /// What the claim is, or has in its list.
    package var value: String
    /// Member or viewer.
    package var role: Role

    package init(claim: String, value: String, role: Role) {
        self.claim = claim
        self.value = value
        self.role = role
    }
}
