import Crypto
import Signatures

/// Asks a provider to authenticate a person (OpenID Connect Core, section 3.1.2.1) with PKCE (RFC 7636).
package struct AuthorizationRequest: Sendable {
    /// Comes back with the response.
    var state: String
    /// Comes back in the `id_token`.
    var nonce: String
    /// 43 to 128 unreserved characters, which only the client knows until it exchanges the code.
    var verifier: String
    /// Beside `openid`.
    var scopes: [String]
    /// Whether the person has to authenticate again, whatever session they have at the provider.
    var isFresh: Bool

    package init(state: String, nonce: String, verifier: String, scopes: [String] = ["profile", "email"], isFresh: Bool = false) {
        self.state = state
        self.nonce = nonce
        self.verifier = verifier
        self.scopes = scopes
        self.isFresh = isFresh
    }

    /// The URL to which the browser is sent.
    package func url(of client: OpenIDClient, at provider: ProviderMetadata) -> String {
        var parameters = [
            (name: "response_type", value: "code"), (name: "client_id", value: client.clientID),
            (name: "redirect_uri", value: client.redirectURI), (name: "scope", value: (["openid"] + scopes).joined(separator: " ")),
            (name: "state", value: state), (name: "nonce", value: nonce), (name: "code_challenge", value: challenge),
            (name: "code_challenge_method", value: "S256"),
        ]
        // Any age has the token say when the person authenticated. Providers that compare it once more after the password ask for ever at 0.
        if isFresh { parameters += [(name: "prompt", value: "login"), (name: "max_age", value: "60")] }
        return WebAddress.adding(parameters, to: provider.authorizationEndpoint)
    }

    private var challenge: String { Base64URL.encode(SHA256.hash(data: Array(verifier.utf8))) }
}
