import Testing
import WebPush

struct PushEndpointTests {
    @Test(arguments: [
        ("https://push.example.net/send/abc?x=1", "https://push.example.net"),
        ("HTTPS://Push.Example.net:443/a", "https://push.example.net"),
        ("https://push.example.net:8443/a", "https://push.example.net:8443"),
        ("https://[2001:db8::1]:8443/a", "https://[2001:db8::1]:8443"),
        ("http://127.0.0.1:9000/a", "http://127.0.0.1:9000"), ("http://localhost/a", "http://localhost"),
    ])
    func theAudienceIsTheOrigin(url: String, origin: String) throws {
        let endpoint = try PushEndpoint(url)
        #expect(endpoint.origin == origin && endpoint.url == url)
    }

    @Test(arguments: [
        "", "https://", "https://:443/a", "http://push.example.net/a", "http://localhost.example.net/a", "http://127.0.0.1.example.net/",
        "ftp://push.example.net/a", "https://user@push.example.net/a", "https://push.example.net/a b", "https://push.example.net/\r\nX: y",
        "https://push.example.net\\@evil/", "https://pu\u{308}sh.example.net/",
    ])
    func everythingElseIsRefused(url: String) {
        #expect(throws: PushError.endpoint) { _ = try PushEndpoint(url) }
    }

    @Test func anAddressIsBounded() throws {
        let base = "https://push.example.net/"
        _ = try PushEndpoint(base + String(repeating: "a", count: PushEndpoint.longest - base.count))
        #expect(throws: PushError.endpoint) {
            _ = try PushEndpoint(base + String(repeating: "a", count: PushEndpoint.longest - base.count + 1))
        }
    }

    @Test func twoEndpointsHaveDifferentFingerprints() {
        let prints = ["https://push.example.net/1", "https://push.example.net/2"].map { PushReceiver.fingerprint(of: $0) }
        #expect(prints[0] != prints[1] && prints.allSatisfy { $0.count == 32 })
    }
}
