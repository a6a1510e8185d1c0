import OutgoingHTTP

/// Exchanges a code for tokens (OpenID Connect Core, section 3.1.3.1).
struct TokenRequest {
    let code: String
    let verifier: String
    let client: OpenIDClient

    /// - Throws: `OpenIDError.unsupported` if the provider accepts no such client.
    func request(at provider: ProviderMetadata) throws(OpenIDError) -> OutgoingRequest {
        let method = try provider.authentication(hasSecret: client.clientSecret != nil)
        let proof = method.parts(of: client)
        let parameters = [
            (name: "grant_type", value: "authorization_code"), (name: "code", value: code),
            (name: "redirect_uri", value: client.redirectURI), (name: "code_verifier", value: verifier),
        ]
        return OutgoingRequest(
            .post, provider.tokenEndpoint,
            headers: proof.headers + [
                OutgoingRequest.Header("Content-Type", "application/x-www-form-urlencoded"),
                OutgoingRequest.Header("Accept", "application/json"),
            ],
            body: WebAddress.form(parameters + proof.parameters))
    }
}
