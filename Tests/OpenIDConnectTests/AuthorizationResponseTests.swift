import OpenIDConnect
import OpenIDTestSupport
import TestTools
import Testing

/// What the browser comes back with.
struct AuthorizationResponseTests {
    private func refusal(_ query: [(name: String, value: String)], namesIssuer: Bool = true) async throws -> OpenIDError? {
        let flow = SignInFlow()
        flow.provider.change { $0.metadata["authorization_response_iss_parameter_supported"] = .bool(namesIssuer) }
        let metadata = try await flow.providers.metadata(of: flow.client.issuer, at: flow.clock.now)
        do {
            _ = try AuthorizationResponse(query).code(of: metadata)
            return nil
        } catch {
            return error
        }
    }

    private let issuer = FakeProvider.standardIssuer

    @Test func aCodeIsTaken() async throws {
        #expect(try await refusal([("code", "c"), ("state", "s"), ("iss", issuer)]) == nil)
        #expect(try await refusal([("code", "c"), ("state", "s")], namesIssuer: false) == nil)
    }

    @Test func anAnswerOfAnotherIssuerIsRefused() async throws {
        #expect(try await refusal([("code", "c"), ("state", "s"), ("iss", issuer + "/")]) == .responseIssuer)
        #expect(try await refusal([("code", "c"), ("iss", "https://other.example.org")], namesIssuer: false) == .responseIssuer)
        // A provider that always names itself has sent this one not.
        #expect(try await refusal([("code", "c"), ("state", "s")]) == .responseIssuer)
    }

    @Test(
        arguments: [("access_denied", AuthorizationErrorCode.accessDenied), ("login_required", .loginRequired), ("<script>", .other)])
    func anErrorIsReadAsOneOfAList(text: String, code: AuthorizationErrorCode) async throws {
        #expect(try await refusal([("error", text), ("state", "s"), ("iss", issuer), ("code", "c")]) == .denied(code))
    }

    @Test func aCodeMustBeThereOnce() async throws {
        #expect(try await refusal([("state", "s"), ("iss", issuer)]) == .noCode)
        #expect(try await refusal([("code", ""), ("iss", issuer)]) == .noCode)
        #expect(try await refusal([("code", "a"), ("code", "b"), ("iss", issuer)]) == .noCode)
        #expect(try await refusal([("code", String(repeating: "c", count: 5_000)), ("iss", issuer)]) == .noCode)
        #expect(AuthorizationResponse([("state", "a"), ("state", "b")]).state == nil)
        #expect(AuthorizationResponse([("state", "a"), ("code", "b")]).state == "a")
    }
}
