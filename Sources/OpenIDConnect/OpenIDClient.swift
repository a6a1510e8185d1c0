/// Coffer as a client of a provider (OpenID Connect Core 1.0).
package struct OpenIDClient: Hashable, Sendable {
    /// The issuer of the provider: an `https` URL without query and fragment, exactly as its tokens name it.
    package var issuer: String
    package var clientID: String
    /// Nil for a public client, which has only PKCE.
    package var clientSecret: String?
    /// The address to which the provider sends the browser back.
    package var redirectURI: String

    package init(issuer: String, clientID: String, clientSecret: String?, redirectURI: String) {
        self.issuer = issuer
        self.clientID = clientID
        self.clientSecret = clientSecret
        self.redirectURI = redirectURI
    }
}
