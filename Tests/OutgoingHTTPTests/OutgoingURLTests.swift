import Testing

@testable import OutgoingHTTP

struct OutgoingURLTests {

    private func hostAndPort(_ text: String) throws -> String {
        let url = try OutgoingURL(text)
        return "\(url.host.text):\(url.port)"
    }

    @Test(arguments: [
        ("https://example.org", "example.org:443"), ("https://example.org/", "example.org:443"),
        ("HTTPS://Example.ORG:8443/a/b?c=d&e=%20", "example.org:8443"), ("http://example.org", "example.org:80"),
        ("https://example.org?a=b", "example.org:443"), ("https://example.org/@home:1", "example.org:443"),
        ("https://example.org?mail=a@b", "example.org:443"), ("https://xn--mnchen-3ya.de/", "xn--mnchen-3ya.de:443"),
        ("https://under_score.example-1.org", "under_score.example-1.org:443"), ("https://wiki", "wiki:443"),
        ("https://8.8.8.8:443/", "8.8.8.8:443"), ("https://127.0.0.1", "127.0.0.1:443"), ("https://[::1]:443", "[::1]:443"),
        ("https://[::FFFF:127.0.0.1]/", "[::ffff:127.0.0.1]:443"), ("https://[2001:db8::1]:8443/x", "[2001:db8::1]:8443"),
        ("https://0x7f.example.org", "0x7f.example.org:443"), ("https://example.org:1", "example.org:1"),
    ])
    func hostAndPortAreRead(text: String, expected: String) throws {
        #expect(try hostAndPort(text) == expected)
    }

    @Test(arguments: [
        "", "https", "https:", "https:/", "https://", "https:///path", "//example.org", "example.org", "ftp://example.org",
        "file:///etc/passwd", "gopher://example.org", "dict://example.org", "javascript:alert(1)", "httpss://example.org",
        "http:example.org", " https://example.org", "https://example.org ", "https://example.org/a b", "https://example.org/\r\nHost: x",
        "https://example.org/\t",
        "https://example.org/\u{0}", "https://example.org/\u{7F}", "https://example.org/ä", "https://münchen.de", "https://ｅxample.org",
        "https://example.org/#a", "https://example.org#@127.0.0.1", "https://example.org\\@127.0.0.1", "https:\\\\example.org",
        "https://example.org/\"", "https://example.org/<a>", "https://example.org/{a}", "https://example.org/a|b", "https://example.org/^",
        "https://a@example.org", "https://a:b@example.org", "https://example.org:443@127.0.0.1", "https://127.0.0.1@example.org",
        "https://example.org:", "https://example.org:0", "https://example.org:65536", "https://example.org:+80", "https://example.org:8a",
        "https://example.org:000443", "https://example.org:1:2", "https://:443",
        "https://localhost.", "https://example.org./", "https://.example.org", "https://a..b", "https://127.0.0.1.", "https://.",
        "https://2130706433/", "https://0x7f.1", "https://0x7f000001", "https://0X7F.0.0.1", "https://0177.0.0.1", "https://127.1",
        "https://127.0.1", "https://127.0.0.01", "https://127.0.0.256", "https://1.2.3.4.5", "https://127.0.0.1.0x1", "https://0",
        "https://127.0.0.0x1", "https://%31%32%37.0.0.1", "https://127%2e0.0.1", "https://localhost%00.example.org",
        "https://exa%6dple.org",
        "https://[::1", "https://::1", "https://[]", "https://[:]", "https://[::1]443", "https://[::1]x", "https://[fe80::1%25eth0]",
        "https://[fe80::1%eth0]", "https://[::g]", "https://[127.0.0.1", "https://a,b", "https://a b", "https://a;b", "https://a!b",
        "https://①②⑦.0.0.1", "https://127。0。0。1",
    ])
    func everyOtherSpellingIsRefused(text: String) {
        #expect(throws: OutgoingError.url) { try OutgoingURL(text) }
    }

    @Test func aURLIsAsLongAsAllowed() throws {
        let start = "https://example.org/"
        #expect(try OutgoingURL(start + String(repeating: "a", count: 2_048 - start.utf8.count)).port == 443)
        #expect(throws: OutgoingError.url) { try OutgoingURL(start + String(repeating: "a", count: 2_049 - start.utf8.count)) }
        #expect(throws: OutgoingError.url) { try OutgoingURL("https://\(String(repeating: "a", count: 64)).org") }
        #expect(throws: OutgoingError.url) { try OutgoingURL("https://" + String(repeating: "a.", count: 127) + "org") }
    }

    @Test func onlyHTTPSIsSentToOtherHosts() async throws {
        let client = try OutgoingClient(allowing: try #require(AllowedHosts("wiki.invalid:80, 127.0.0.1:1")))
        #expect(await client.failure(OutgoingRequest(.get, "http://example.invalid/")) == .url)
        #expect(await client.failure(OutgoingRequest(.get, "http://wiki.invalid:81/")) == .url)
        #expect(await client.failure(OutgoingRequest(.get, "http://wiki.invalid/")) == .unreachable)
    }
}
