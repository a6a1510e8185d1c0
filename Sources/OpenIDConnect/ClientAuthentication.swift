import OutgoingHTTP

/// How a client proves at the token endpoint that it is the client (OpenID Connect Core, section 9).
package enum ClientAuthentication: String, Hashable, Sendable {
    case basic = "client_secret_basic"
    case post = "client_secret_post"
    /// A client without a secret, which PKCE protects.
    case none

    /// The header and the parameters that a client adds to its request.
    func parts(of client: OpenIDClient) -> (headers: [OutgoingRequest.Header], parameters: [(name: String, value: String)]) {
        let id = (name: "client_id", value: client.clientID)
        switch (self, client.clientSecret) {
        case (.basic, let secret?):
            // Both are encoded for a form first (RFC 6749, section 2.3.1).
            let value = BasicAuthorization.value(WebAddress.formEncoded(client.clientID), WebAddress.formEncoded(secret))
            return ([OutgoingRequest.Header("Authorization", value)], [])
        case (.post, let secret?): return ([], [id, (name: "client_secret", value: secret)])
        default: return ([], [id])
        }
    }
}
