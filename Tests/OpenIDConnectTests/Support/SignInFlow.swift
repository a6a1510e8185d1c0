import OpenIDConnect
import OpenIDTestSupport
import OutgoingHTTP
import TestTools
import Testing

/// A sign-in at a fake provider, step by step.
struct SignInFlow {
    let clock: TestClock
    let provider: FakeProvider
    let providers: OpenIDProviders
    var client: OpenIDClient
    var request = AuthorizationRequest(state: "state", nonce: Self.nonce, verifier: Self.verifier)

    static let nonce = "nonce"
    static let verifier = String(repeating: "v", count: 43)

    init(key: FakeKey = .p256("first"), issuer: String = FakeProvider.standardIssuer, secret: String? = FakeProvider.secret) {
        let clock = TestClock(at: 1_800_000_000_000)
        self.clock = clock
        provider = FakeProvider(issuer: issuer, key: key) { clock.now / 1_000 }
        providers = OpenIDProviders(provider)
        client = OpenIDClient(
            issuer: issuer, clientID: FakeProvider.client, clientSecret: secret, redirectURI: "https://coffer.example.org/auth/callback")
    }

    /// Signs in from the beginning to the verified token.
    @discardableResult
    func signIn(
        as subject: String = "anna", claims: [String: ClaimValue] = [:], since: Int64? = nil
    ) async throws -> VerifiedSignIn {
        let metadata = try await providers.metadata(of: client.issuer, at: clock.now)
        let answer = try provider.authorize(request.url(of: client, at: metadata), as: subject, claims: claims)
        let code = try AuthorizationResponse(answer).code(of: metadata)
        return try await providers.redeem(
            code, verifier: Self.verifier, nonce: Self.nonce, of: client, at: metadata, now: clock.now, since: since)
    }

    /// Why a sign-in is refused; nil if it is not.
    func refusal(since: Int64? = nil, edit: @escaping @Sendable (inout FakeToken) -> Void) async -> OpenIDError? {
        provider.change { $0.edit = edit }
        return await refusal(since: since)
    }

    func refusal(since: Int64? = nil) async -> OpenIDError? {
        do {
            try await signIn(since: since)
            return nil
        } catch {
            return error as? OpenIDError
        }
    }
}
