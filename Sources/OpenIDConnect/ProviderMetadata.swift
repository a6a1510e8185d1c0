import Signatures

/// What a provider says of itself (OpenID Connect Discovery 1.0, section 3).
package struct ProviderMetadata: Hashable, Sendable {
    /// Byte for byte the configured one.
    package let issuer: String
    package let authorizationEndpoint: String
    let tokenEndpoint: String
    let keysURL: String
    let userInfoEndpoint: String?
    /// Nil if the provider has no RP-initiated logout.
    package let endSessionEndpoint: String?
    /// The scopes that the provider names.
    package let scopes: Set<String>
    /// Whether every authorization response names the issuer (RFC 9207).
    let namesIssuer: Bool
    private let authentications: [String]

    /// The URL of an issuer's discovery document (section 4.1).
    ///
    /// - Throws: `OpenIDError.issuer`.
    static func url(of issuer: String) throws(OpenIDError) -> String {
        guard isIssuer(issuer) else { throw .issuer }
        return (issuer.hasSuffix("/") ? String(issuer.dropLast()) : issuer) + "/.well-known/openid-configuration"
    }

    /// Whether a text is an issuer: an absolute URL without query and fragment.
    package static func isIssuer(_ text: String) -> Bool { WebAddress.isEndpoint(text, allowsHTTP: true) && !text.contains("?") }

    /// Parses a discovery document.
    ///
    /// - Throws: `OpenIDError.malformed`, `.otherIssuer`, `.endpoint` or `.unsupported`.
    init(_ document: [UInt8], issuer: String) throws(OpenIDError) {
        guard let members = JSONParser.object(document), let named = members["issuer"]?.string else { throw .malformed(.discovery) }
        guard Array(named.utf8) == Array(issuer.utf8) else { throw .otherIssuer }
        // Nothing is sent with less protection than the issuer has.
        let allowsHTTP = issuer.hasPrefix("http://")
        func url(_ name: String, _ endpoint: OpenIDError.Endpoint) throws(OpenIDError) -> String? {
            guard let value = members[name], value != .null else { return nil }
            guard let text = value.string, WebAddress.isEndpoint(text, allowsHTTP: allowsHTTP) else { throw .endpoint(endpoint) }
            return text
        }
        func required(_ name: String, _ endpoint: OpenIDError.Endpoint) throws(OpenIDError) -> String {
            guard let url = try url(name, endpoint) else { throw .endpoint(endpoint) }
            return url
        }
        func list(_ name: String) throws(OpenIDError) -> [String]? {
            guard let value = members[name], value != .null else { return nil }
            guard let strings = value.strings else { throw .malformed(.discovery) }
            return strings
        }
        self.issuer = issuer
        authorizationEndpoint = try required("authorization_endpoint", .authorization)
        tokenEndpoint = try required("token_endpoint", .token)
        keysURL = try required("jwks_uri", .keys)
        userInfoEndpoint = try url("userinfo_endpoint", .userInfo)
        endSessionEndpoint = try url("end_session_endpoint", .endSession)
        scopes = Set(try list("scopes_supported") ?? [])
        // The default is client_secret_basic.
        authentications = try list("token_endpoint_auth_methods_supported") ?? [ClientAuthentication.basic.rawValue]
        namesIssuer = members["authorization_response_iss_parameter_supported"]?.bool ?? false
        if let types = try list("response_types_supported"), !types.contains("code") { throw .unsupported(.codeFlow) }
        if let methods = try list("code_challenge_methods_supported"), !methods.contains("S256") { throw .unsupported(.pkce) }
        if let names = try list("id_token_signing_alg_values_supported"),
            !names.contains(where: { SignatureAlgorithm(rawValue: $0) != nil })
        {
            throw .unsupported(.algorithm)
        }
    }

    /// The way in which a client proves itself.
    ///
    /// - Parameter hasSecret: whether the client has a secret.
    /// - Throws: `OpenIDError.unsupported` if the provider offers none for such a client.
    package func authentication(hasSecret: Bool) throws(OpenIDError) -> ClientAuthentication {
        let possible: [ClientAuthentication] = hasSecret ? [.basic, .post] : [.none]
        guard let method = possible.first(where: { authentications.contains($0.rawValue) }) else {
            throw .unsupported(.clientAuthentication)
        }
        return method
    }
}
