import OpenIDConnect
import OpenIDTestSupport
import OutgoingHTTP
import Signatures
import TestTools
import Testing

/// Tokens and token responses that are refused, each for its reason.
struct BadTokenTests {
    private let flow = SignInFlow()

    private func fault(_ edit: @escaping @Sendable (inout FakeToken) -> Void) async -> OpenIDError? { await flow.refusal(edit: edit) }

    // MARK: - Claims

    @Test func aTokenOfAnotherIssuerIsRefused() async {
        #expect(await fault { $0.claims["iss"] = "https://id.example.org/" } == .idToken(.issuer))
    }

    @Test func aTokenForAnotherClientIsRefused() async {
        #expect(await fault { $0.claims["aud"] = "other" } == .idToken(.audience))
        #expect(await fault { $0.claims["aud"] = .strings("other", "third") } == .idToken(.audience))
        #expect(await fault { $0.claims["aud"] = .array([]) } == .idToken(.audience))
    }

    @Test func aTokenGivenToAnotherClientIsRefused() async {
        #expect(await fault { $0.claims["azp"] = "other" } == .idToken(.authorizedParty))
        #expect(await fault { $0.claims["aud"] = .strings("coffer", "other") } == .idToken(.authorizedParty))
    }

    @Test func timesThatAreNotNowAreRefused() async {
        let now = flow.clock.now / 1_000
        #expect(await fault { $0.claims["exp"] = .seconds(now - 60) } == .idToken(.expired))
        #expect(await fault { $0.claims["iat"] = .seconds(now + 61) } == .idToken(.issuedInFuture))
        #expect(await fault { $0.claims["nbf"] = .seconds(now + 61) } == .idToken(.notYetValid))
    }

    @Test(arguments: ["iss", "sub", "aud", "exp", "iat"])
    func aRequiredClaimMustBeThere(name: String) async {
        #expect(await fault { $0.claims[name] = nil } == .idToken(.claims))
        #expect(await fault { $0.claims[name] = .object([:]) } == .idToken(.claims))
    }

    @Test func claimsOfOtherTypesAreRefused() async {
        #expect(await fault { $0.claims["exp"] = "1900000000" } == .idToken(.claims))
        #expect(await fault { $0.claims["exp"] = .number(1e300) } == .idToken(.claims))
        #expect(await fault { $0.claims["iat"] = .number(-1) } == .idToken(.claims))
        #expect(await fault { $0.claims["nbf"] = "now" } == .idToken(.claims))
        #expect(await fault { $0.claims["aud"] = .array(["coffer", 5]) } == .idToken(.claims))
        #expect(await fault { $0.claims["auth_time"] = "now" } == .idToken(.claims))
    }

    @Test func aSubjectIsNeitherEmptyNorLong() async {
        #expect(await fault { $0.claims["sub"] = "" } == .idToken(.claims))
        #expect(await fault { $0.claims["sub"] = .string(String(repeating: "s", count: 256)) } == .idToken(.claims))
        #expect(await fault { $0.claims["sub"] = "änna" } == .idToken(.claims))
        #expect(await fault { $0.claims["sub"] = #"anna\u0000"# } == .idToken(.claims))
    }

    @Test func aTokenOfAnotherSignInIsRefused() async {
        #expect(await fault { $0.claims["nonce"] = "other" } == .idToken(.nonce))
        #expect(await fault { $0.claims["nonce"] = nil } == .idToken(.nonce))
    }

    @Test func aTokenOfAnotherAccessTokenIsRefused() async {
        #expect(await fault { $0.claims["at_hash"] = "AAAAAAAAAAAAAAAAAAAAAA" } == .idToken(.accessToken))
        #expect(await fault { $0.claims["at_hash"] = 5 } == .idToken(.accessToken))
        #expect(await fault { $0.claims["at_hash"] = nil } == nil)
    }

    @Test func whoDidNotAuthenticateAgainIsRefused() async {
        let since = flow.clock.now
        #expect(await flow.refusal(since: since) { $0.claims["auth_time"] = nil } == .idToken(.authentication))
        #expect(await flow.refusal(since: since) { $0.claims["auth_time"] = .seconds(since / 1_000 - 61) } == .idToken(.authentication))
        #expect(await flow.refusal(since: since) { $0.claims["auth_time"] = .seconds(since / 1_000 + 3_600) } == .idToken(.authentication))
        #expect(await flow.refusal(since: since) { $0.claims["auth_time"] = .seconds(since / 1_000) } == nil)
    }

    // MARK: - Header and form

    @Test func anUnsignedTokenIsRefused() async {
        #expect(
            await fault {
                $0.header["alg"] = "none"
                $0.rewrite = { $0.split(separator: ".").prefix(2).joined(separator: ".") + "." }
            } == .idToken(.algorithm))
        #expect(await fault { $0.rewrite = { $0.split(separator: ".").prefix(2).joined(separator: ".") + "." } } == .idToken(.form))
    }

    /// An attacker who knows the public key cannot use it as a shared secret.
    @Test(arguments: ["HS256", "HS384", "HS512", "ES384", "rs256", "", "dir"])
    func otherAlgorithmsAreRefused(name: String) async {
        #expect(await fault { $0.header["alg"] = .string(name) } == .idToken(.algorithm))
    }

    @Test func theKeyDecidesWhichAlgorithmsArePossible() async throws {
        #expect(await fault { $0.header["alg"] = "RS256" } == .idToken(.key))
        #expect(await fault { $0.header["alg"] = "EdDSA" } == .idToken(.key))
        // A key that names its algorithm is for no other one of its kind.
        let other = SignInFlow(key: try .rsa("rsa", algorithm: "RS256"))
        #expect(await other.refusal { $0.header["alg"] = "PS256" } == .idToken(.key))
    }

    @Test func anExtensionThatIsRequiredIsRefused() async {
        #expect(
            await fault {
                $0.header["crit"] = .strings("b64"); $0.header["b64"] = false
            } == .idToken(.critical))
    }

    @Test(arguments: ["at+jwt", "logout+jwt", ""])
    func anotherTypeOfTokenIsRefused(type: String) async {
        #expect(await fault { $0.header["typ"] = .string(type) } == .idToken(.type))
        #expect(await fault { $0.header["typ"] = nil } == nil)
    }

    @Test func whatIsNoTokenOfThreePartsIsRefused() async {
        for text in ["", "..", "a.b", "a.b.c.d", "e30.e30.AA==", "e30.e30", "!.!.!", "e30 .e30.AA"] {
            #expect(await fault { $0.rewrite = { _ in text } } != nil, "\(text)")
        }
        #expect(await fault { $0.rewrite = { $0 + "." + $0 } } == .idToken(.form))
        #expect(await fault { $0.rewrite = { $0 + ".AAAA" } } == .idToken(.form))
        #expect(await fault { $0.rewrite = { $0 + "=" } } == .idToken(.form))
    }

    @Test func claimsThatAreNoObjectAreRefused() async {
        for body in ["", "[]", "5", "null", "{", #"{"sub":"a","sub":"b"}"#] {
            #expect(await fault { $0.body = body } == .idToken(.form), "\(body)")
        }
    }

    @Test func aTokenThatIsTooLongIsRefused() async {
        #expect(await fault { $0.claims["x"] = .string(String(repeating: "x", count: 20_000)) } == .idToken(.tooLong))
    }

    // MARK: - Signatures and keys

    @Test func aChangedTokenIsRefused() async {
        #expect(
            await fault {
                $0.rewrite = { text in
                    let parts = text.split(separator: ".")
                    let claims = String(decoding: Base64URL.decode(parts[1]) ?? [], as: UTF8.self).replacing("anna", with: "emil")
                    return "\(parts[0]).\(Base64URL.encode(claims.utf8)).\(parts[2])"
                }
            } == .idToken(.signature))
        #expect(await fault { $0.rewrite = { String($0.dropLast(86)) + String(repeating: "A", count: 86) } } == .idToken(.signature))
    }

    @Test func aTokenOfAnUnknownKeyIsRefused() async {
        #expect(await fault { $0.header["kid"] = "other" } == .idToken(.key))
        #expect(await fault { $0.header["kid"] = 5 } == .idToken(.form))
        // The right name is not enough.
        #expect(await fault { $0.key = FakeKey.p256("first") } == .idToken(.signature))
    }

    @Test func keysForOtherUsesAreRefused() async {
        for (name, value) in [
            ("use", ClaimValue.string("enc")), ("key_ops", .strings("encrypt")), ("alg", "ES384"), ("kty", "oct"), ("crv", "P-384"),
        ] {
            let flow = SignInFlow()
            flow.provider.change { $0.keys[0][name] = value }
            #expect(await flow.refusal() == .idToken(.key), "\(name)")
        }
        let flow = SignInFlow()
        flow.provider.change { $0.keys[0]["key_ops"] = .strings("verify") }
        #expect(await flow.refusal() == nil)
    }

    @Test func shortRSAKeysAreRefused() async throws {
        let flow = SignInFlow(key: try .rsa("rsa"))
        flow.provider.change { $0.keys[0]["n"] = .string(Base64URL.encode([UInt8](repeating: 0xC5, count: 128))) }
        #expect(await flow.refusal() == .idToken(.key))
    }

    @Test func pointsThatAreNotOnTheCurveAreRefused() async {
        let flow = SignInFlow()
        flow.provider.change { $0.keys[0]["x"] = .string(Base64URL.encode([UInt8](repeating: 1, count: 32))) }
        #expect(await flow.refusal() == .idToken(.key))
    }

    @Test func withoutAnIDThereMayBeOneKeyOnly() async {
        #expect(await fault { $0.header["kid"] = nil } == nil)
        let flow = SignInFlow()
        flow.provider.change { $0.keys.append(FakeKey.p256("second").published) }
        #expect(await flow.refusal { $0.header["kid"] = nil } == .idToken(.key))
    }

    @Test(arguments: ["{}", #"{"keys":5}"#, "[]", "", "x"])
    func whatIsNoSetOfKeysIsRefused(text: String) async {
        let flow = SignInFlow()
        flow.provider.change { $0.answers[.keys] = OutgoingResponse(status: 200, body: Array(text.utf8)) }
        #expect(await flow.refusal() == .malformed(.keys))
    }

    // MARK: - Token responses

    @Test func otherTypesOfAccessTokensAreRefused() async {
        flow.provider.change { $0.tokenType = "DPoP" }
        #expect(await flow.refusal() == .tokenType)
        flow.provider.change { $0.tokenType = "bearer" }
        #expect(await flow.refusal() == nil)
    }

    @Test func otherAnswersOfTheTokenEndpointAreRefused() async {
        let answers: [(OutgoingResponse, OpenIDError)] = [
            (FakeProvider.json(["error": "invalid_grant"], status: 400), .refused(.invalidGrant)),
            (FakeProvider.json(["error": "<b>"], status: 400), .refused(.other)),
            (FakeProvider.json([:], status: 400), .status(.token, 400)),
            (OutgoingResponse(status: 302, headers: ["location": "https://id.example.org/token2"]), .status(.token, 302)),
            (OutgoingResponse(status: 500), .status(.token, 500)),
            (OutgoingResponse(status: 200, body: Array("<html>".utf8)), .malformed(.token)),
            (FakeProvider.json(["token_type": "Bearer", "id_token": "x"]), .malformed(.token)),
            (FakeProvider.json(["access_token": "a", "id_token": "x"]), .malformed(.token)),
            (FakeProvider.json(["access_token": "a", "token_type": "Bearer"]), .idToken(.missing)),
            (FakeProvider.json(["access_token": "a", "token_type": "Bearer", "id_token": .strings("x", "y")]), .idToken(.missing)),
        ]
        for (answer, error) in answers {
            flow.provider.change { $0.answers[.token] = answer }
            #expect(await flow.refusal() == error)
        }
    }

    @Test func twoTokensInOneAnswerAreRefused() async {
        let text = #"{"access_token":"a","token_type":"Bearer","id_token":"x","id_token":"y"}"#
        flow.provider.change { $0.answers[.token] = OutgoingResponse(status: 200, body: Array(text.utf8)) }
        #expect(await flow.refusal() == .malformed(.token))
    }

    @Test func aCodeIsGoodOnceAndForItsVerifier() async throws {
        let metadata = try await flow.providers.metadata(of: flow.client.issuer, at: flow.clock.now)
        let answer = try flow.provider.authorize(flow.request.url(of: flow.client, at: metadata), as: "anna")
        let code = try AuthorizationResponse(answer).code(of: metadata)
        await #expect(throws: OpenIDError.refused(.invalidGrant)) {
            try await flow.providers.redeem(
                code, verifier: String(repeating: "w", count: 43), nonce: "nonce", of: flow.client, at: metadata, now: flow.clock.now)
        }
        await #expect(throws: OpenIDError.refused(.invalidGrant)) {
            try await flow.providers.redeem(
                code, verifier: SignInFlow.verifier, nonce: "nonce", of: flow.client, at: metadata, now: flow.clock.now)
        }
    }
}
