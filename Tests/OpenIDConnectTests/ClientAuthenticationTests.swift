import OpenIDConnect
import OpenIDTestSupport
import OutgoingHTTP
import Testing

/// How Coffer proves at the token endpoint that it is the client. The fake provider decodes what it is sent.
struct ClientAuthenticationTests {
    @Test(arguments: ["client_secret_basic", "client_secret_post"])
    func aClientWithASecretProvesItself(method: String) async {
        let flow = SignInFlow()
        flow.provider.change { $0.metadata["token_endpoint_auth_methods_supported"] = .strings(method) }
        #expect(await flow.refusal() == nil)
    }

    @Test func withoutAListItIsTheHeader() async {
        let flow = SignInFlow()
        flow.provider.change { $0.metadata["token_endpoint_auth_methods_supported"] = nil }
        #expect(await flow.refusal() == nil)
    }

    @Test func aPublicClientHasOnlyPKCE() async {
        #expect(await SignInFlow(secret: nil).refusal() == nil)
    }

    @Test func aWrongSecretIsRefused() async {
        #expect(await SignInFlow(secret: "wrong").refusal() == .refused(.invalidClient))
    }

    @Test(arguments: [(nil, ["client_secret_basic"]), ("s", ["none"]), ("s", ["private_key_jwt"])])
    func anotherKindOfClientIsNotTried(secret: String?, methods: [String]) async {
        let flow = SignInFlow(secret: secret)
        flow.provider.change { $0.metadata["token_endpoint_auth_methods_supported"] = .array(methods.map { .string($0) }) }
        #expect(await flow.refusal() == .unsupported(.clientAuthentication))
        #expect(flow.provider.requests(.token) == 0)
    }
}
