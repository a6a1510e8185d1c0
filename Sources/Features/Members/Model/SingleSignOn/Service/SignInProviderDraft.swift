package import Models

/// What an owner enters of a provider.
package struct SignInProviderDraft: Hashable, Sendable {
    /// What happens to the stored client secret.
    package enum Secret: Hashable, Sendable {
        case keep
        case set(String)
        /// A public client has none.
        case none
    }

    package var name: String
    /// Of an existing provider it is not changed.
    package var issuer: String
    package var clientID: String
    package var secret: Secret
    /// Nil: nobody becomes a member.
    package var admission: SignInAdmission?

    package init(name: String, issuer: String, clientID: String, secret: Secret, admission: SignInAdmission? = nil) {
        self.name = name
        self.issuer = issuer
        self.clientID = clientID
        self.secret = secret
        self.admission = admission
    }
}
