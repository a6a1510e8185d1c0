import OpenIDConnect
import OpenIDTestSupport
import TestTools
import Testing

/// Ending the session at a provider.
struct EndSessionTests {
    @Test func theURLNamesTheClientAndWhereToReturn() async throws {
        let flow = SignInFlow()
        let metadata = try await flow.providers.metadata(of: flow.client.issuer, at: flow.clock.now)
        let end = EndSession(client: flow.client, returnURI: "https://coffer.example.org/auth/login")
        let query = "client_id=coffer&post_logout_redirect_uri=https%3A%2F%2Fcoffer.example.org%2Fauth%2Flogin"
        #expect(end.url(at: metadata) == "https://id.example.org/logout?" + query)
        let whole = EndSession(client: flow.client, returnURI: "https://coffer.example.org/auth/login", idToken: "a.b.c", state: "s t")
        #expect(whole.url(at: metadata) == "https://id.example.org/logout?" + query + "&id_token_hint=a.b.c&state=s%20t")
    }

    @Test func aProviderMayEndNoSessions() async throws {
        let flow = SignInFlow()
        flow.provider.change { $0.metadata["end_session_endpoint"] = nil }
        let metadata = try await flow.providers.metadata(of: flow.client.issuer, at: flow.clock.now)
        #expect(EndSession(client: flow.client, returnURI: "https://coffer.example.org").url(at: metadata) == nil)
    }
}
