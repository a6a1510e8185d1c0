import Testing
import WebAuthn

struct RelyingPartyTests {
    @Test(arguments: [
        ("http://localhost:8080", "localhost", "http://localhost:8080"), ("http://localhost", "localhost", "http://localhost"),
        ("http://LOCALHOST:80", "localhost", "http://localhost"), ("http://a.localhost:1", "a.localhost", "http://a.localhost:1"),
        ("https://coffer.example.org", "coffer.example.org", "https://coffer.example.org"),
        ("https://Coffer.Example.org:443", "coffer.example.org", "https://coffer.example.org"),
        ("https://coffer:8443", "coffer", "https://coffer:8443"),
        ("https://xn--hfer-5qa.example", "xn--hfer-5qa.example", "https://xn--hfer-5qa.example"),
    ])
    func aNameIsARelyingParty(site: String, id: String, origin: String) {
        #expect(RelyingParty(site: site) == RelyingParty(id: id, origin: origin))
    }

    @Test(arguments: [
        "", "localhost", "http://", "http://127.0.0.1:8080", "http://[::1]:8080", "https://192.168.1.7", "https://10.1", "https://0x7f.0x1",
        "https://2130706433", "https://[2001:db8::1]:443", "http://coffer.example.org", "http://evil-localhost", "ftp://localhost",
        "https://coffer.example.org/", "https://user@coffer.example.org", "https://coffer.example.org:", "https://coffer.example.org:0x50",
        "https://coffer.example.org:70000", "https://coffer.example.org:+80", "https://a..b", "https://.example", "https://example.",
        "https://-a.example", "https://a-.example", "https://a b.example", "https://höfer.example",
    ])
    func nothingElseIs(site: String) {
        #expect(RelyingParty(site: site) == nil)
    }
}
