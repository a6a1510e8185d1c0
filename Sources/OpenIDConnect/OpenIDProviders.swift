package import OutgoingHTTP

/// The providers of an installation: asks them, and keeps what they say of themselves.
package final class OpenIDProviders: Sendable {
    /// The timeout of a request, in seconds: somebody waits for it.
    private static let timeout = 10

    private let transport: any OutgoingTransport
    private let cache = ProviderCache()

    package init(_ transport: any OutgoingTransport) {
        self.transport = transport
    }

    // MARK: - Discovery

    /// What a provider says of itself, no older than it allows.
    ///
    /// - Parameter now: milliseconds since 1970.
    package func metadata(of issuer: String, at now: Int64) async throws(OpenIDError) -> ProviderMetadata {
        if let known = cache.metadata(of: issuer, at: now) { return known }
        if let failure = cache.failure(of: issuer, at: now) { throw failure }
        do {
            return try await fetchMetadata(of: issuer, at: now)
        } catch {
            // Whoever stops waiting says nothing of the provider.
            if case .transport(_, .cancelled) = error { throw error }
            cache.keep(error, of: issuer, at: now)
            throw error
        }
    }

    /// What a provider says of itself now.
    package func fetchMetadata(of issuer: String, at now: Int64) async throws(OpenIDError) -> ProviderMetadata {
        let response = try await get(try ProviderMetadata.url(of: issuer), .discovery)
        let metadata = try ProviderMetadata(response.body, issuer: issuer)
        cache.keep(metadata, at: now, for: CacheLife.milliseconds(of: response))
        return metadata
    }

    /// Asks a provider for its keys now, to say early that there are none.
    package func fetchKeys(of provider: ProviderMetadata, at now: Int64) async throws(OpenIDError) {
        _ = try await fetchKeySet(of: provider, at: now)
    }

    // MARK: - Signing in

    /// Exchanges a code, and verifies the `id_token`.
    ///
    /// - Parameters:
    ///   - verifier: that of the request.
    ///   - now: milliseconds since 1970.
    ///   - since: the person must have authenticated since then, in milliseconds since 1970; nil: at any time.
    package func redeem(
        _ code: String, verifier: String, nonce: String, of client: OpenIDClient, at provider: ProviderMetadata, now: Int64,
        since: Int64? = nil
    ) async throws(OpenIDError) -> VerifiedSignIn {
        let request = try TokenRequest(code: code, verifier: verifier, client: client).request(at: provider)
        let tokens = try TokenResponse(try await send(request, .token))
        let token = try SignedToken(tokens.idToken)
        guard token.isSigned(by: try await keys(of: token, at: provider, now: now)) else { throw .idToken(.signature) }
        let verified = try IDToken(
            token, of: client, nonce: nonce, accessToken: tokens.accessToken, at: now / 1_000, since: since.map { $0 / 1_000 })
        return VerifiedSignIn(token: verified, accessToken: tokens.accessToken)
    }

    /// What the provider says of the person: the claims of the token, and where one of some is not among them, those of the user info endpoint
    /// (OpenID Connect Core, section 5.3).
    package func claims(
        of signIn: VerifiedSignIn, needing names: [String], at provider: ProviderMetadata
    ) async throws(OpenIDError) -> PersonClaims {
        let known = signIn.token.claims
        guard let url = provider.userInfoEndpoint, !names.allSatisfy({ known.has($0) }) else { return known }
        let headers = [
            OutgoingRequest.Header("Authorization", "Bearer " + signIn.accessToken), OutgoingRequest.Header("Accept", "application/json"),
        ]
        let response = try await get(url, .userInfo, headers: headers)
        guard let members = JSONParser.object(response.body) else { throw .malformed(.userInfo) }
        guard members["sub"]?.string == signIn.token.subject else { throw .otherSubject }
        return known.adding(PersonClaims(members))
    }

    // MARK: - Keys

    /// The keys that can have signed a token. A key that is not known is asked for, at most once a minute.
    private func keys(of token: SignedToken, at provider: ProviderMetadata, now: Int64) async throws(OpenIDError) -> [JSONWebKey] {
        if let known = cache.keys(at: provider.keysURL, at: now) {
            let keys = known.keys(id: token.keyID, algorithm: token.algorithm)
            if !keys.isEmpty { return keys }
            guard cache.mayAskForKeys(at: provider.keysURL, at: now) else { throw .idToken(.key) }
        }
        let keys = try await fetchKeySet(of: provider, at: now).keys(id: token.keyID, algorithm: token.algorithm)
        guard !keys.isEmpty else { throw .idToken(.key) }
        return keys
    }

    private func fetchKeySet(of provider: ProviderMetadata, at now: Int64) async throws(OpenIDError) -> JSONWebKeySet {
        let response = try await get(provider.keysURL, .keys)
        let keys = try JSONWebKeySet(response.body)
        cache.keep(keys, of: provider.keysURL, at: now, for: CacheLife.milliseconds(of: response))
        return keys
    }

    // MARK: - Requests

    /// - Throws: `OpenIDError.transport`, or `.status` for any but 200.
    private func get(
        _ url: String, _ endpoint: OpenIDError.Endpoint,
        headers: [OutgoingRequest.Header] = [OutgoingRequest.Header("Accept", "application/json")]
    ) async throws(OpenIDError) -> OutgoingResponse {
        let response = try await send(OutgoingRequest(.get, url, headers: headers), endpoint)
        guard response.status == 200 else { throw .status(endpoint, response.status) }
        return response
    }

    private func send(_ request: OutgoingRequest, _ endpoint: OpenIDError.Endpoint) async throws(OpenIDError) -> OutgoingResponse {
        var request = request
        request.seconds = Self.timeout
        do {
            return try await transport.send(request)
        } catch {
            throw .transport(endpoint, error)
        }
    }
}
