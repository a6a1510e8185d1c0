import Testing

@testable import Server

struct HostProxyMiddlewareTests {
    @Test(arguments: ["evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example", "[::1].evil.example", ""])
    func otherHostsAreRejectedOnLoopback(host: String) {
        #expect(!HostProxyMiddleware.isLoopbackName(host))
    }

    @Test(arguments: ["localhost", "localhost:8080", "127.0.0.1:8080", "[::1]:8080", "LOCALHOST"])
    func loopbackHostsAreAcceptedOnLoopback(host: String) {
        #expect(HostProxyMiddleware.isLoopbackName(host))
    }

    @Test(arguments: [
        ("coffer.example", "coffer.example"), ("coffer.example:8443", "coffer.example"), ("127.0.0.1:8080", "127.0.0.1"),
        ("[::1]:8080", "[::1]"), ("[::1]", "[::1]"), ("", ""),
    ])
    func theHostNameIsWithoutPort(authority: String, host: String) {
        #expect(HostProxyMiddleware.hostName(of: authority) == host)
    }

    @Test func aHostNameThatIsNoneIsIgnored() {
        #expect(HostProxyMiddleware.hostName(of: String(repeating: "a", count: 254)).isEmpty)
    }

    @Test func forwardedForIsTrustedOnlyFromTheProxy() {
        let proxy = ServerConfiguration.Transport.behindProxy(address: "10.0.0.2")
        let forwarded = ["198.51.100.9, 203.0.113.7"]
        #expect(ClientAddress.resolve(peer: "10.0.0.2", forwardedFor: forwarded, transport: proxy) == "203.0.113.7")
        #expect(ClientAddress.resolve(peer: "::ffff:10.0.0.2", forwardedFor: forwarded, transport: proxy) == "203.0.113.7")
        #expect(ClientAddress.resolve(peer: "10.0.0.2", forwardedFor: [], transport: proxy) == "10.0.0.2")
        #expect(ClientAddress.resolve(peer: "10.0.0.3", forwardedFor: forwarded, transport: proxy) == nil)
        #expect(ClientAddress.resolve(peer: "127.0.0.1", forwardedFor: forwarded, transport: .plain) == "127.0.0.1")
    }

    @Test(arguments: [
        ("127.0.0.1", true), ("localhost", true), ("::1", true), ("127.8.9.10", true), ("0.0.0.0", false), ("192.168.1.5", false),
        ("127.evil.example", false),
    ])
    func plainTransportRequiresLoopback(host: String, isServed: Bool) {
        #expect((ServerConfiguration(host: host, port: 8080, transport: .plain).violation == nil) == isServed)
        #expect(ServerConfiguration(host: host, port: 8080, transport: .tls(certificate: "a", key: "b")).violation == nil)
        #expect(ServerConfiguration(host: host, port: 8080, transport: .behindProxy(address: "10.0.0.2")).violation == nil)
        #expect(ServerConfiguration(host: host, port: 8080, transport: .behindProxy(address: "proxy")).violation != nil)
    }

    @Test func loopbackURLsUseLocalhost() {
        #expect(ServerConfiguration(host: "127.0.0.1", port: 8080, transport: .plain).address() == "http://localhost:8080")
        #expect(
            ServerConfiguration(host: "10.0.0.5", port: 443, transport: .tls(certificate: "a", key: "b")).address()
                == "https://10.0.0.5:443")
    }
}
