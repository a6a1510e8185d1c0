/// Asks a provider to end the session that a person has there (OpenID Connect RP-Initiated Logout 1.0, section 2).
package struct EndSession: Hashable, Sendable {
    package var client: OpenIDClient
    /// Where the provider sends the browser afterwards.
    package var returnURI: String
    /// The `id_token` of the session; nil if it was not kept, then the provider may ask the person.
    package var idToken: String?
    /// Comes back with the browser; nil for none.
    package var state: String?

    package init(client: OpenIDClient, returnURI: String, idToken: String? = nil, state: String? = nil) {
        self.client = client
        self.returnURI = returnURI
        self.idToken = idToken
        self.state = state
    }

    /// The URL to which the browser is sent; nil if the provider ends no sessions.
    package func url(at provider: ProviderMetadata) -> String? {
        guard let endpoint = provider.endSessionEndpoint else { return nil }
        var parameters = [(name: "client_id", value: client.clientID), (name: "post_logout_redirect_uri", value: returnURI)]
        if let idToken { parameters.append((name: "id_token_hint", value: idToken)) }
        if let state { parameters.append((name: "state", value: state)) }
        return WebAddress.adding(parameters, to: endpoint)
    }
}
