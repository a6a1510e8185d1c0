import Testing

@testable import Mail

struct SMTPServerTests {

    private func server(_ url: String, from sender: String? = "coffer@example.org") throws -> SMTPServer {
        try SMTPServer(url: url, sender: sender, certificates: nil)
    }

    @Test func userAndPasswordArePercentDecoded() throws {
        let server = try server("smtp://ada%40example.org:p%3Aa%2Fs%25%20%C3%BC@mail.example.org:2525/")
        #expect(server.credentials?.user == "ada@example.org")
        #expect(server.credentials?.password == "p:a/s% ü")
        #expect(server.url == "smtp://mail.example.org:2525")
        #expect(server.requiresTLS)
    }

    @Test func theURLForLibcurlHasNoCredentials() throws {
        #expect(try server("smtps://ada:secret@mail.example.org").url == "smtps://mail.example.org:465")
        #expect(try server("smtp://ada:secret@mail.example.org").url == "smtp://mail.example.org:587")
    }

    @Test func onlyLoopbackIsAllowedWithoutTLS() throws {
        for host in ["localhost", "127.0.0.1", "127.8.9.10", "[::1]", "LOCALHOST"] {
            #expect(try !server("smtp://\(host):25").requiresTLS, "\(host)")
            #expect(try server("smtp://\(host):25?tls=required").requiresTLS)
        }
        for host in ["mail.example.org", "128.0.0.1", "127.0.0.1.example.org", "[::2]", "localhost.example.org"] {
            #expect(try server("smtp://\(host):25").requiresTLS, "\(host)")
        }
    }

    @Test func theSenderDefaultsToTheUser() throws {
        #expect(try server("smtp://localhost?from=a%40example.org", from: nil).sender.text == "a@example.org")
        #expect(try server("smtp://localhost?from=a%40example.org", from: "b@example.org").sender.text == "b@example.org")
        #expect(try server("smtp://c%40example.org:x@localhost", from: nil).sender.text == "c@example.org")
        #expect(throws: SMTPServerError.noSender) { try server("smtp://ada:x@localhost", from: nil) }
        #expect(throws: SMTPServerError.sender) { try server("smtp://localhost", from: "Ada <a@example.org>") }
    }

    @Test func invalidURLsAreRejectedWithoutRevealingThem() {
        for url in [
            "", "mail.example.org", "http://mail.example.org", "smtp://", "smtp://user:secret@", "smtp://:secret@host", "smtp://host:0",
            "smtp://host:70000", "smtp://host:+25", "smtp://ho st", "smtp://host/path", "smtp://a:%zz@host", "smtp://a:%0d%0aQUIT@host",
            "smtp://a:%ff@host", "smtp://host?verify=no", "smtp://host?tls=never", "smtp://host\r\nQUIT", "smtp://[::1", "smtp://höst",
        ] {
            #expect(throws: SMTPServerError.url, "\(url)") { try server(url) }
        }
        #expect(!SMTPServerError.url.description.contains("secret"))
    }
}
