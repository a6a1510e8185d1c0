import OpenIDConnect
import OpenIDTestSupport
import OutgoingHTTP
import TestTools
import Testing

/// Discovery documents that are refused.
struct DiscoveryTests {
    private func refusal(_ change: @Sendable (inout FakeProvider.State) -> Void) async -> OpenIDError? {
        let flow = SignInFlow()
        flow.provider.change { change(&$0) }
        return await flow.refusal()
    }

    @Test(arguments: ["https://id.example.org/", "https://ID.example.org", "https://other.example.org", ""])
    func aDocumentOfAnotherIssuerIsRefused(issuer: String) async {
        #expect(await refusal { $0.metadata["issuer"] = .string(issuer) } == .otherIssuer)
    }

    @Test func aDocumentWithoutAnIssuerIsRefused() async {
        #expect(await refusal { $0.metadata["issuer"] = nil } == .malformed(.discovery))
    }

    @Test(
        arguments: [
            "", "[]", "null", "{", "<html></html>", #"{"issuer":"https://id.example.org"} x"#,
            #"{"issuer":"https://id.example.org","issuer":"https://id.example.org"}"#,
        ])
    func whatIsNoObjectIsRefused(text: String) async {
        #expect(await refusal { $0.answers[.discovery] = OutgoingResponse(status: 200, body: Array(text.utf8)) } == .malformed(.discovery))
    }

    @Test(arguments: [301, 302, 307, 404, 500])
    func otherAnswersAreRefusedAndRedirectsNotFollowed(status: Int) async {
        let answer = OutgoingResponse(status: status, headers: ["location": "https://id.example.org/elsewhere"])
        #expect(await refusal { $0.answers[.discovery] = answer } == .status(.discovery, status))
    }

    @Test(
        arguments: [
            "http://id.example.org/token", "ftp://id.example.org/token", "https://", "https:///token", "/token", "javascript:alert(1)",
            "https://user@id.example.org/token", "https://id.example.org/token#x", "https://id.example.org/to ken",
            "https://id.example.org\\@evil.example/token", "",
        ])
    func endpointsThatAreNoneOrNotProtectedAreRefused(url: String) async {
        for (name, endpoint) in [
            ("authorization_endpoint", OpenIDError.Endpoint.authorization), ("token_endpoint", .token), ("jwks_uri", .keys),
            ("userinfo_endpoint", .userInfo), ("end_session_endpoint", .endSession),
        ] {
            // The backslash is escaped in JSON.
            let answer = url.replacing("\\", with: "\\\\")
            #expect(await refusal { $0.metadata[name] = .string(answer) } == .endpoint(endpoint), "\(name)")
        }
    }

    @Test func requiredEndpointsMustBeThere() async {
        #expect(await refusal { $0.metadata["token_endpoint"] = nil } == .endpoint(.token))
        #expect(await refusal { $0.metadata["jwks_uri"] = 5 } == .endpoint(.keys))
    }

    @Test func aProviderMustOfferWhatCofferNeeds() async {
        #expect(await refusal { $0.metadata["response_types_supported"] = .strings("id_token") } == .unsupported(.codeFlow))
        #expect(await refusal { $0.metadata["code_challenge_methods_supported"] = .strings("plain") } == .unsupported(.pkce))
        #expect(
            await refusal { $0.metadata["id_token_signing_alg_values_supported"] = .strings("none", "HS256") } == .unsupported(.algorithm))
        #expect(await refusal { $0.metadata["response_types_supported"] = "code" } == .malformed(.discovery))
    }

    @Test(arguments: ["id.example.org", "https://id.example.org?x=1", "https://id.example.org#x", "ftp://id.example.org", "https://", ""])
    func whatIsNoIssuerIsNotAsked(issuer: String) async {
        let flow = SignInFlow(issuer: issuer)
        #expect(await flow.refusal() == .issuer)
        #expect(flow.provider.requests(.discovery) == 0)
    }

    @Test func anIssuerWithoutTLSHasEndpointsWithoutTLS() async {
        #expect(await SignInFlow(issuer: "http://localhost:9000").refusal() == nil)
    }

    @Test func anIssuerMayHaveAPath() async {
        #expect(await SignInFlow(issuer: "https://id.example.org/realms/home").refusal() == nil)
    }

    @Test(arguments: [OutgoingError.refusedAddress, .unreachable, .certificate, .noResponse, .tooLarge])
    func whatKeepsFromAskingIsSaid(error: OutgoingError) async {
        #expect(await refusal { $0.failures[.discovery] = error } == .transport(.discovery, error))
    }

    @Test func aProviderThatDoesNotAnswerIsNotAskedAgainAtOnce() async {
        let flow = SignInFlow()
        flow.provider.change { $0.failures[.discovery] = .noResponse }
        #expect(await flow.refusal() == .transport(.discovery, .noResponse))
        flow.provider.change { $0.failures = [:] }
        #expect(await flow.refusal() == .transport(.discovery, .noResponse))
        #expect(flow.provider.requests(.discovery) == 1)
        flow.clock.move(seconds: 10)
        #expect(await flow.refusal() == nil)
    }

    /// Whoever closes the page keeps nobody else from signing in.
    @Test func anInquiryThatWasCancelledIsMadeAgain() async {
        let flow = SignInFlow()
        flow.provider.change { $0.failures[.discovery] = .cancelled }
        #expect(await flow.refusal() == .transport(.discovery, .cancelled))
        flow.provider.change { $0.failures = [:] }
        #expect(await flow.refusal() == nil)
    }
}
