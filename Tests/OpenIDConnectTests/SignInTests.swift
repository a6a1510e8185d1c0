import OpenIDConnect
import OpenIDTestSupport
import OutgoingHTTP
import TestTools
import Testing

/// What is accepted.
struct SignInTests {
    @Test func aPersonSignsIn() async throws {
        let flow = SignInFlow()
        let signIn = try await flow.signIn(claims: ["name": "Anna Wit", "preferred_username": "anna.wit", "email": "anna@example.org"])
        #expect(signIn.token.subject == "anna")
        #expect(signIn.token.claims.names == ["anna.wit", "Anna Wit", "anna"])
        #expect(signIn.token.claims.displayName == "Anna Wit")
        #expect(signIn.token.claims.verifiedEmail == nil)
        #expect(signIn.token.authenticatedAt == nil)
    }

    @Test(arguments: ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512"])
    func signaturesOfRSAKeysAreVerified(algorithm: String) async throws {
        let flow = SignInFlow(key: try .rsa("rsa", algorithm: algorithm))
        #expect(await flow.refusal() == nil)
    }

    @Test func signaturesOfEd25519KeysAreVerified() async {
        #expect(await SignInFlow(key: .ed25519("ed")).refusal() == nil)
    }

    @Test func aTokenForSeveralClientsNamesThisOne() async {
        let flow = SignInFlow()
        #expect(
            await flow.refusal {
                $0.claims["aud"] = .strings("other", "coffer"); $0.claims["azp"] = "coffer"
            } == nil)
    }

    @Test func timesMayHaveFractionsAndDifferByAMinute() async {
        let flow = SignInFlow()
        let now = Double(flow.clock.now) / 1_000
        #expect(
            await flow.refusal {
                $0.claims["iat"] = .number(now + 59.5)
                $0.claims["nbf"] = .number(now + 59.5)
                $0.claims["exp"] = .number(now - 58.5)
            } == nil)
    }

    @Test func anAddressCountsOnlyIfItIsVerified() async throws {
        let flow = SignInFlow()
        for (verified, email) in [(ClaimValue.bool(true), "anna@example.org"), (false, nil), ("true", nil), (.null, nil)] {
            let claims = ["email": "anna@example.org", "email_verified": verified]
            #expect(try await flow.signIn(claims: claims).token.claims.verifiedEmail == email)
        }
    }

    @Test func whoHasToAuthenticateAgainHas() async throws {
        var flow = SignInFlow()
        flow.request = AuthorizationRequest(state: "state", nonce: "nonce", verifier: SignInFlow.verifier, isFresh: true)
        #expect(await flow.refusal(since: flow.clock.now) == nil)
    }

    @Test func theRequestHasEverythingThatTheFlowNeeds() async throws {
        let flow = SignInFlow()
        let metadata = try await flow.providers.metadata(of: flow.client.issuer, at: flow.clock.now)
        flow.provider.change { $0.metadata["authorization_endpoint"] = "https://id.example.org/authorize?tenant=1" }
        let other = try await flow.providers.fetchMetadata(of: flow.client.issuer, at: flow.clock.now)
        let query =
            "response_type=code&client_id=coffer&redirect_uri=https%3A%2F%2Fcoffer.example.org%2Fauth%2Fcallback"
            + "&scope=openid%20profile%20email&state=state&nonce=nonce&code_challenge="
        let url = flow.request.url(of: flow.client, at: metadata)
        #expect(url.hasPrefix("https://id.example.org/authorize?" + query) && url.hasSuffix("&code_challenge_method=S256"))
        #expect(flow.request.url(of: flow.client, at: other).hasPrefix("https://id.example.org/authorize?tenant=1&" + query))
        let fresh = AuthorizationRequest(state: "state", nonce: "nonce", verifier: SignInFlow.verifier, isFresh: true)
        #expect(fresh.url(of: flow.client, at: metadata).hasSuffix("&prompt=login&max_age=60"))
    }

    /// RFC 7636, appendix B.
    @Test func theChallengeIsThatOfTheSpecification() async throws {
        let flow = SignInFlow()
        let metadata = try await flow.providers.metadata(of: flow.client.issuer, at: flow.clock.now)
        let request = AuthorizationRequest(state: "s", nonce: "n", verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")
        #expect(
            request.url(of: flow.client, at: metadata).contains("code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&"))
    }
}
