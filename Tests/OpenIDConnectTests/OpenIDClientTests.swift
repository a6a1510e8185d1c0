import OpenIDConnect
import Testing

struct OpenIDClientTests {
    @Test func aPublicClientHasNoSecret() {
        let client = OpenIDClient(issuer: "https://id.example.org", clientID: "coffer", clientSecret: nil, redirectURI: "")
        #expect(client.clientSecret == nil)
    }
}
