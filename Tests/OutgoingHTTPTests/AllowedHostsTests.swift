import Testing

@testable import OutgoingHTTP

struct AllowedHostsTests {

    private func allows(_ hosts: String, _ url: String) throws -> Bool {
        try #require(AllowedHosts(hosts)).contains(try OutgoingURL(url))
    }

    @Test func aHostWithoutAPortAllowsEveryPort() throws {
        #expect(try allows("wiki.home", "https://wiki.home/"))
        #expect(try allows("wiki.home", "http://WIKI.home:8080/"))
        #expect(try !allows("wiki.home", "https://sub.wiki.home/"))
        #expect(try !allows("wiki.home", "https://wiki.home.example.org/"))
        #expect(try !allows("wiki.home", "https://other/wiki.home"))
    }

    @Test func aPortAllowsNoOther() throws {
        #expect(try allows("wiki.home:443", "https://wiki.home/"))
        #expect(try allows("wiki.home:80", "http://wiki.home/"))
        #expect(try !allows("wiki.home:443", "http://wiki.home/"))
        #expect(try !allows("wiki.home:443", "https://wiki.home:8443/"))
    }

    @Test func severalHostsAreSeparatedByCommas() throws {
        let hosts = "Wiki.Home, 192.168.1.5:8443 ,[FD00::5],[::1]:8080"
        for url in ["https://wiki.home", "https://192.168.1.5:8443", "https://[fd00::5]:1", "http://[::1]:8080/x"] {
            #expect(try allows(hosts, url), "\(url)")
        }
        for url in ["https://192.168.1.5", "https://[fd00::6]", "http://[::1]:8081/", "https://example.org"] {
            #expect(try !allows(hosts, url), "\(url)")
        }
    }

    @Test(arguments: [
        "", " ", ",", "a,", ",a", "a,,b", "a b", "https://a", "a/b", "a:", "a:0", "a:65536", "a:b", "a:1:2", "*", "*.home", "a.",
        "10.0.0.0/8",
        "user@a", "::1",
        "[::1", "127.1", "0x7f.1", "münchen.de", "a;b", "a\n",
    ])
    func everythingElseIsRefused(text: String) {
        #expect(AllowedHosts(text) == nil)
    }

    @Test func withoutATextNoHostIsAllowed() throws {
        let url = try OutgoingURL("https://localhost")
        #expect(!AllowedHosts().contains(url))
    }
}
