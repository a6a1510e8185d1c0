package import OutgoingHTTP

/// Why a sign-in by a provider fails. The cases contain no text of others, so they can be logged.
package enum OpenIDError: Error, Hashable, Sendable {
    /// There is no response.
    case transport(Endpoint, OutgoingError)
    /// The response has another status than 200: an error, or a redirect, which is not followed.
    case status(Endpoint, Int)
    /// The response is not the JSON object that it is to be: malformed, with a name twice, a member missing or of another type.
    case malformed(Endpoint)
    /// The issuer is no `https` or `http` URL without query and fragment.
    case issuer
    /// The discovery document is of another issuer.
    case otherIssuer
    /// The URL of an endpoint is malformed or less protected than the issuer.
    case endpoint(Endpoint)
    /// The provider offers something not.
    case unsupported(Requirement)
    /// The provider sent the browser back with an error.
    case denied(AuthorizationErrorCode)
    /// The authorization response has no code, or a parameter twice.
    case noCode
    /// The authorization response names another issuer, or none although the provider names it always (RFC 9207).
    case responseIssuer
    /// The token endpoint refused the code.
    case refused(TokenErrorCode)
    /// The token is none to present as it is (`Bearer`).
    case tokenType
    case idToken(IDTokenFault)
    /// The user's data are of another subject than the token (OpenID Connect Core, section 5.3.2).
    case otherSubject

    /// What is asked at a provider.
    package enum Endpoint: String, Hashable, Sendable {
        case discovery, authorization, token, keys, userInfo = "user info", endSession = "end of session"
    }

    /// What a provider has to offer.
    package enum Requirement: String, Hashable, Sendable {
        /// The response type `code`.
        case codeFlow = "the code flow"
        /// The code challenge method `S256` (RFC 7636).
        case pkce = "PKCE with S256"
        /// One of the signature algorithms that are verified here.
        case algorithm = "a signature algorithm that Coffer verifies"
        /// For a client with a secret `client_secret_basic` or `client_secret_post`, for one without `none`.
        case clientAuthentication = "the way in which Coffer proves that it is the client"
    }
}

extension OpenIDError: CustomStringConvertible {
    /// A sentence for the operator's log.
    package var description: String {
        switch self {
        case .transport(let endpoint, let error): "\(endpoint.rawValue): \(error)"
        case .status(let endpoint, let status): "\(endpoint.rawValue): the answer has the status \(status)"
        case .malformed(let endpoint): "\(endpoint.rawValue): the answer is malformed"
        case .issuer: "the issuer is no URL"
        case .otherIssuer: "the discovery document names another issuer"
        case .endpoint(let endpoint): "the URL of the endpoint is not acceptable: \(endpoint.rawValue)"
        case .unsupported(let requirement): "the provider does not offer \(requirement.rawValue)"
        case .denied(let code): "the provider answered \(code.rawValue)"
        case .noCode: "the answer has no code"
        case .responseIssuer: "the answer is of another issuer"
        case .refused(let code): "the token endpoint answered \(code.rawValue)"
        case .tokenType: "the type of the token is not Bearer"
        case .idToken(let fault): "the id_token is refused: \(fault.rawValue)"
        case .otherSubject: "the user info is of another subject"
        }
    }
}

/// An error of an authorization response (RFC 6749, section 4.1.2.1; OpenID Connect Core, section 3.1.2.6).
package enum AuthorizationErrorCode: String, Hashable, Sendable {
    case accessDenied = "access_denied"
    case loginRequired = "login_required"
    case interactionRequired = "interaction_required"
    case consentRequired = "consent_required"
    case invalidScope = "invalid_scope"
    case unauthorizedClient = "unauthorized_client"
    case serverError = "server_error"
    case temporarilyUnavailable = "temporarily_unavailable"
    case other = "another error"
}

/// An error of a token response (RFC 6749, section 5.2).
package enum TokenErrorCode: String, Hashable, Sendable {
    case invalidClient = "invalid_client"
    case invalidGrant = "invalid_grant"
    case invalidRequest = "invalid_request"
    case unauthorizedClient = "unauthorized_client"
    case other = "another error"
}

/// Why an `id_token` is not accepted (OpenID Connect Core, section 3.1.3.7).
package enum IDTokenFault: String, Hashable, Sendable {
    case missing = "it is missing"
    case tooLong = "it is too long"
    case form = "it is no signed token of three parts"
    case type = "its type is another one"
    case algorithm = "its algorithm is not accepted"
    case critical = "it requires an extension"
    case key = "its key is unknown"
    case signature = "its signature is wrong"
    case claims = "a claim is missing or malformed"
    case issuer = "it is of another issuer"
    case audience = "it is for another client"
    case authorizedParty = "it was given to another client"
    case expired = "it has expired"
    case notYetValid = "it is not valid yet"
    case issuedInFuture = "it was issued in the future"
    case nonce = "it is of another sign-in"
    case accessToken = "it is of another access token"
    case authentication = "the user did not authenticate again"
}
