import OutgoingHTTP

/// The tokens of a token endpoint (OpenID Connect Core, section 3.1.3.3).
struct TokenResponse {
    let idToken: String
    let accessToken: String

    /// - Throws: `OpenIDError.status`, `.refused`, `.malformed`, `.tokenType` or `.idToken(.missing)`.
    init(_ response: OutgoingResponse) throws(OpenIDError) {
        let members = JSONParser.object(response.body)
        guard response.status == 200 else {
            // An error has the status 400 or 401 (RFC 6749, section 5.2).
            guard (400...401).contains(response.status), let error = members?["error"]?.string else {
                throw .status(.token, response.status)
            }
            throw .refused(TokenErrorCode(rawValue: error) ?? .other)
        }
        guard let members, let accessToken = members["access_token"]?.string, !accessToken.isEmpty,
            let type = members["token_type"]?.string
        else { throw .malformed(.token) }
        guard type.lowercased() == "bearer" else { throw .tokenType }
        guard let idToken = members["id_token"]?.string else { throw .idToken(.missing) }
        self.idToken = idToken
        self.accessToken = accessToken
    }
}
