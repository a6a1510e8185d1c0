import Crypto
package import OpenIDConnect
package import OutgoingHTTP
import Signatures
import Synchronization

/// A provider of OpenID Connect in memory, which signs with real keys, and answers badly where a test changes it.
package final class FakeProvider: OutgoingTransport {
    package static let standardIssuer = "https://id.example.org"
    package static let client = "coffer"
    /// With characters that have to be encoded.
    package static let secret = "s:e c%r+et"

    /// What a provider answers at.
    package enum Endpoint: String, CaseIterable, Sendable {
        case discovery = "/.well-known/openid-configuration"
        case keys = "/keys"
        case token = "/token"
        case userInfo = "/userinfo"
    }

    /// What a test can change.
    package struct State: Sendable {
        package var metadata: [String: ClaimValue]
        /// The published keys.
        package var keys: [[String: ClaimValue]]
        /// The key that signs.
        package var key: FakeKey
        /// Answers in place of those of the provider.
        package var answers: [Endpoint: OutgoingResponse] = [:]
        /// Errors in place of answers.
        package var failures: [Endpoint: OutgoingError] = [:]
        /// Changes each `id_token`.
        package var edit: @Sendable (inout FakeToken) -> Void = { _ in }
        package var tokenType = "Bearer"
        package var cacheControl: String?
        /// What the user info endpoint says beside the subject.
        package var userInfo: [String: ClaimValue] = [:]
        package fileprivate(set) var requests: [Endpoint: Int] = [:]
        /// The grants of codes that were not exchanged.
        fileprivate var grants: [String: Grant] = [:]
        fileprivate var count = 0
    }

    fileprivate struct Grant: Sendable {
        var parameters: [String: String]
        var subject: String
        var claims: [String: ClaimValue]
    }

    package let issuer: String
    /// Seconds since 1970.
    private let now: @Sendable () -> Int64
    private let state: Mutex<State>

    package init(issuer: String = standardIssuer, key: FakeKey = .p256("first"), now: @escaping @Sendable () -> Int64) {
        self.issuer = issuer
        self.now = now
        let metadata: [String: ClaimValue] = [
            "issuer": .string(issuer), "authorization_endpoint": .string(issuer + "/authorize"),
            "token_endpoint": .string(issuer + Endpoint.token.rawValue), "jwks_uri": .string(issuer + Endpoint.keys.rawValue),
            "userinfo_endpoint": .string(issuer + Endpoint.userInfo.rawValue), "end_session_endpoint": .string(issuer + "/logout"),
            "response_types_supported": .strings("code"), "code_challenge_methods_supported": .strings("S256"),
            "id_token_signing_alg_values_supported": .strings("RS256", "ES256", "EdDSA"),
            "token_endpoint_auth_methods_supported": .strings("client_secret_basic", "client_secret_post", "none"),
            "scopes_supported": .strings("openid", "profile", "email", "groups"),
            "authorization_response_iss_parameter_supported": true,
        ]
        state = Mutex(State(metadata: metadata, keys: [key.published], key: key))
    }

    package func change(_ body: (inout State) -> Void) { state.withLock { body(&$0) } }

    /// How often an endpoint was asked.
    package func requests(_ endpoint: Endpoint) -> Int { state.withLock { $0.requests[endpoint] ?? 0 } }

    /// Publishes and signs with another key.
    package func rotate(to key: FakeKey) {
        state.withLock { state in
            state.key = key
            state.keys = [key.published]
        }
    }

    // MARK: - The browser

    /// What the provider sends the browser back with, after a person has signed in at the URL to which Coffer sent it.
    ///
    /// - Throws: `Refusal` if the request is not one of Coffer.
    package func authorize(
        _ url: String, as subject: String, claims: [String: ClaimValue] = [:]
    ) throws -> [(name: String, value: String)] {
        let parameters = Self.parameters(url.split(separator: "?").last ?? "")
        guard url.hasPrefix(issuer + "/authorize?"), parameters["response_type"] == "code", parameters["client_id"] == Self.client,
            parameters["code_challenge_method"] == "S256", parameters["code_challenge"]?.utf8.count == 43,
            parameters["scope"]?.split(separator: " ").contains("openid") == true, let state = parameters["state"],
            parameters["nonce"] != nil
        else { throw Refusal(url: url) }
        let code = self.state.withLock { provider in
            provider.count += 1
            let code = "code-\(provider.count)"
            provider.grants[code] = Grant(parameters: parameters, subject: subject, claims: claims)
            return code
        }
        return [("code", code), ("state", state), ("iss", issuer)]
    }

    package struct Refusal: Error { let url: String }

    // MARK: - The server

    package func send(_ request: OutgoingRequest) async throws(OutgoingError) -> OutgoingResponse {
        guard let endpoint = Endpoint.allCases.first(where: { request.url == issuer + $0.rawValue }) else { throw .unreachable }
        let result = state.withLock { state -> Result<OutgoingResponse, OutgoingError> in
            state.requests[endpoint, default: 0] += 1
            if let failure = state.failures[endpoint] { return .failure(failure) }
            if let answer = state.answers[endpoint] { return .success(answer) }
            return .success(answer(to: request, at: endpoint, &state))
        }
        return try result.get()
    }

    private func answer(to request: OutgoingRequest, at endpoint: Endpoint, _ state: inout State) -> OutgoingResponse {
        switch endpoint {
        case .discovery: return Self.json(.object(state.metadata), state.cacheControl)
        case .keys: return Self.json(["keys": .array(state.keys.map { .object($0) })], state.cacheControl)
        case .token: return token(request, &state)
        case .userInfo:
            let subject = request.headers.first { $0.name == "Authorization" }?.value.split(separator: "-").last.map(String.init) ?? ""
            return Self.json(.object(state.userInfo.merging(["sub": .string(subject)]) { own, _ in own }))
        }
    }

    private func token(_ request: OutgoingRequest, _ state: inout State) -> OutgoingResponse {
        let parameters = Self.parameters(Substring(String(decoding: request.body, as: UTF8.self)))
        guard isClient(request, parameters) else { return Self.json(["error": "invalid_client"], status: 401) }
        guard let grant = parameters["code"].flatMap({ state.grants.removeValue(forKey: $0) }),
            parameters["redirect_uri"] == grant.parameters["redirect_uri"],
            Base64URL.encode(SHA256.hash(data: Array((parameters["code_verifier"] ?? "").utf8))) == grant.parameters["code_challenge"]
        else { return Self.json(["error": "invalid_grant"], status: 400) }
        let accessToken = "access-\(grant.subject)"
        var claims: [String: ClaimValue] = [
            "iss": .string(issuer), "aud": .string(Self.client), "sub": .string(grant.subject), "iat": .seconds(now()),
            "exp": .seconds(now() + 300), "nonce": .string(grant.parameters["nonce"] ?? ""),
            "at_hash": .string(Self.hash(of: accessToken, for: state.key)),
        ]
        if grant.parameters["max_age"] != nil { claims["auth_time"] = .seconds(now()) }
        claims.merge(grant.claims) { _, own in own }
        var token = FakeToken(
            header: ["alg": .string(state.key.algorithm), "kid": .string(state.key.id), "typ": "JWT"], claims: claims, key: state.key)
        state.edit(&token)
        return Self.json([
            "access_token": .string(accessToken), "token_type": .string(state.tokenType), "expires_in": 300,
            "id_token": .string(token.text),
        ])
    }

    /// Whether the client proved itself, by its header or in its form.
    private func isClient(_ request: OutgoingRequest, _ parameters: [String: String]) -> Bool {
        guard let header = request.headers.first(where: { $0.name == "Authorization" })?.value else {
            return parameters["client_id"] == Self.client && parameters["client_secret"] ?? Self.secret == Self.secret
        }
        return header == "Basic Y29mZmVyOnMlM0FlK2MlMjVyJTJCZXQ="
    }

    private static func hash(of accessToken: String, for key: FakeKey) -> String {
        let bytes = Array(accessToken.utf8)
        let hash: [UInt8] =
            switch key.algorithm {
            case "EdDSA", "RS512", "PS512": Array(SHA512.hash(data: bytes))
            case "RS384", "PS384": Array(SHA384.hash(data: bytes))
            default: Array(SHA256.hash(data: bytes))
            }
        return Base64URL.encode(hash.prefix(hash.count / 2))
    }

    // MARK: - Texts

    package static func json(_ members: [String: ClaimValue], status: Int = 200) -> OutgoingResponse {
        json(.object(members), nil, status: status)
    }

    private static func json(_ value: ClaimValue, _ cacheControl: String? = nil, status: Int = 200) -> OutgoingResponse {
        var headers = ["content-type": "application/json"]
        headers["cache-control"] = cacheControl
        return OutgoingResponse(status: status, headers: headers, body: Array(value.text.utf8))
    }

    private static func json(_ members: [String: ClaimValue], _ cacheControl: String?) -> OutgoingResponse {
        json(.object(members), cacheControl)
    }

    private static func parameters(_ text: Substring) -> [String: String] {
        let pairs = text.split(separator: "&").compactMap { item -> (String, String)? in
            let parts = item.split(separator: "=", maxSplits: 1)
            return parts.count == 2 ? (decoded(parts[0]), decoded(parts[1])) : nil
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    private static func decoded(_ text: Substring) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
