import OpenIDConnect
import OpenIDTestSupport
import OutgoingHTTP
import TestTools
import Testing

/// What a provider says of a person beside the token.
struct UserInfoTests {
    private func claims(_ flow: SignInFlow, needing names: [String]) async throws -> PersonClaims {
        let signIn = try await flow.signIn(claims: ["name": "Anna"])
        let metadata = try await flow.providers.metadata(of: flow.client.issuer, at: flow.clock.now)
        return try await flow.providers.claims(of: signIn, needing: names, at: metadata)
    }

    @Test func whatTheTokenLacksIsAskedFor() async throws {
        let flow = SignInFlow()
        flow.provider.change { $0.userInfo = ["groups": .strings("family", "coffer"), "name": "Other", "is_admin": true] }
        let claims = try await claims(flow, needing: ["groups"])
        #expect(claims.has("groups", "coffer") && !claims.has("groups", "coffe") && !claims.has("group", "coffer"))
        #expect(claims.has("is_admin", "true") && claims.has("name", "Anna") && !claims.has("name", "Ann"))
        #expect(claims.displayName == "Anna")
    }

    @Test func whatTheTokenHasIsNotAskedFor() async throws {
        let flow = SignInFlow()
        _ = try await claims(flow, needing: ["name"])
        _ = try await claims(flow, needing: [])
        #expect(flow.provider.requests(.userInfo) == 0)
    }

    /// That one address is verified says nothing of another one.
    @Test func whetherAnAddressIsVerifiedIsOfThatAddress() async throws {
        let flow = SignInFlow()
        let signIn = try await flow.signIn(claims: ["email": "anna@example.org"])
        let metadata = try await flow.providers.metadata(of: flow.client.issuer, at: flow.clock.now)
        flow.provider.change { $0.userInfo = ["email": "other@example.org", "email_verified": true] }
        let other = try await flow.providers.claims(of: signIn, needing: ["email_verified"], at: metadata)
        #expect(other.verifiedEmail == "other@example.org")
        flow.provider.change { $0.userInfo = ["email_verified": true] }
        let half = try await flow.providers.claims(of: signIn, needing: ["email_verified"], at: metadata)
        #expect(half.verifiedEmail == nil && !half.has("email", "anna@example.org"))
    }

    @Test func dataOfAnotherPersonAreRefused() async throws {
        let flow = SignInFlow()
        flow.provider.change { $0.userInfo = ["sub": "emil", "groups": .strings("coffer")] }
        await #expect(throws: OpenIDError.otherSubject) { _ = try await claims(flow, needing: ["groups"]) }
    }

    @Test func otherAnswersAreRefused() async throws {
        let flow = SignInFlow()
        flow.provider.change { $0.answers[.userInfo] = OutgoingResponse(status: 401) }
        await #expect(throws: OpenIDError.status(.userInfo, 401)) { _ = try await claims(flow, needing: ["groups"]) }
        flow.provider.change { $0.answers[.userInfo] = OutgoingResponse(status: 200, body: Array("eyJ.eyJ.x".utf8)) }
        await #expect(throws: OpenIDError.malformed(.userInfo)) { _ = try await claims(flow, needing: ["groups"]) }
    }
}
