import Foundation
import TestTools
import Testing

/// `coffer serve` as it is started: from where it may be reached, and how it ends.
@Suite(.blocking) struct ServeCommandTests {

    @Test(arguments: [
        (["--host", "0.0.0.0"], "--tls-certificate"), (["--host", "192.0.2.1"], "--behind-proxy"),
        (["--tls-certificate", "a.pem"], "together"), (["--tls-key", "a.pem"], "together"),
        (["--tls-certificate", "a", "--tls-key", "b", "--behind-proxy", "192.0.2.1"], "--behind-proxy cannot be combined"),
        (["--behind-proxy", "proxy.example"], "IP address"), (["--port", "70000"], "no port"),
    ])
    func whatWouldBeUnsafeOrMakesNoSenseIsRefused(arguments: [String], word: String) throws {
        let household = try Household()
        let answer = try household.run(["serve"] + arguments)
        #expect(answer.status == 64, "\(answer)")
        #expect(answer.errors.contains(word), "\(answer.errors)")
        #expect(answer.errors.split(separator: "\n").count == 1, "\(answer.errors)")
        #expect(!FileManager.default.fileExists(atPath: household.database))
    }

    @Test(arguments: [
        ("COFFER_SMTP_URL=http://ada:geheim@localhost", "COFFER_SMTP_URL is not of the form"),
        ("COFFER_SMTP_URL=smtp://ada:geheim@localhost", "COFFER_SMTP_FROM has to name"),
        ("COFFER_SMTP_FROM=ada COFFER_SMTP_URL=smtp://ada:geheim@localhost", "COFFER_SMTP_FROM is no e-mail address"),
        ("COFFER_URL=coffer.example.org/geheim", "COFFER_URL is not of the form"),
        ("COFFER_ALLOW_HOSTS=https://geheim", "COFFER_ALLOW_HOSTS has to be"),
        ("COFFER_OUTGOING_CA=/geheim", "The file of COFFER_OUTGOING_CA cannot be read"),
    ])
    func anEnvironmentThatMakesNoSenseIsRefusedAndNotRepeated(variables: String, word: String) throws {
        let household = try Household()
        let answer = try household.shell("\(variables) coffer serve --port 0")
        #expect(answer.status == 64, "\(answer)")
        #expect(answer.errors.contains(word), "\(answer.errors)")
        #expect(!answer.errors.contains("geheim"))
        #expect(answer.errors.split(separator: "\n").count == 1, "\(answer.errors)")
        #expect(!FileManager.default.fileExists(atPath: household.database))
    }

    @Test func aPortThatIsTakenIsSaidToBe() throws {
        let household = try Household()
        let server = try Server(of: household)
        let answer = try Household().run("serve", "--port", "\(server.port)")
        #expect(answer.status == 1)
        #expect(answer.errors.contains("Port \(server.port) is in use"))
        #expect(server.stop().status == 0)
    }

    @Test func itStopsWhenItIsToldToAndLeavesOneFile() throws {
        let household = try Household()
        let server = try Server(of: household)
        let visitor = Visitor(server)
        try #require(try visitor.setUp().status == 303)
        // An open page does not keep it.
        let open = try visitor.start("GET", "/live?path=%2Faccounts")
        _ = try until("the page is open") { open.isAnswered ? true : nil }
        #expect(FileManager.default.fileExists(atPath: household.database + "-wal"))
        let answer = server.stop()
        #expect(answer.status == 0, "\(answer.errors)")
        #expect(!FileManager.default.fileExists(atPath: household.database + "-wal"))
        #expect(try household.run("user", "list").output.contains("ada"))
        try household.expectClean()
    }

    // MARK: - Behind a proxy

    @Test func onlyTheProxyMayConnectAndIsBelievedAboutWhomItSpeaksFor() throws {
        let household = try Household()
        let server = try Server(["serve", "--behind-proxy", "127.0.0.2"], of: household)
        let other = Visitor(server)
        other.headers = [("X-Forwarded-For", "127.0.0.2")]
        #expect(try other.get("/auth/login").status == 403)

        let proxy = Visitor(server, from: "127.0.0.2")
        proxy.headers = [("X-Forwarded-For", "198.51.100.9, 203.0.113.7")]
        let token = try #require(server.child.errorsSoFar.firstMatch(of: /The setup asks for this token: ([^\n]+)\n/)).1
        #expect(try proxy.setUp([("setup-token", "guess")]).status == 422)
        let done = try proxy.setUp([("setup-token", String(token))])
        #expect(done.status == 303)
        // The browser speaks TLS with the proxy.
        #expect(done.header("strict-transport-security") == "max-age=31536000")
        #expect(done.headers.contains { $0.0 == "set-cookie" && $0.1.hasPrefix("__Host-coffer-session=") && $0.1.contains("; Secure") })
        let sessions = try proxy.get("/more/sessions").text
        #expect(sessions.contains("203.0.113.7"))
        #expect(!sessions.contains("198.51.100.9"))
        #expect(server.stop().status == 0)
    }

    @Test func onLoopbackNobodyIsBelievedAndNoTokenIsAskedFor() throws {
        let household = try Household()
        let server = try Server(of: household)
        let visitor = Visitor(server)
        visitor.headers = [("X-Forwarded-For", "203.0.113.7")]
        let done = try visitor.setUp()
        #expect(done.status == 303)
        #expect(done.header("strict-transport-security") == nil)
        let sessions = try visitor.get("/more/sessions").text
        #expect(sessions.contains("This device"))
        #expect(!sessions.contains("203.0.113.7"))
        #expect(!server.child.errorsSoFar.contains("token"))
        #expect(server.stop().status == 0)
    }

    // MARK: - TLS

    @Test(.enabled(if: Tool.isInstalled("openssl") && Tool.isInstalled("curl"), "openssl and curl are not installed"))
    func withACertificateItSpeaksHTTPS() throws {
        let household = try Household()
        let (certificate, key) = try certificate(in: household)
        let server = try Server(["serve", "--tls-certificate", certificate, "--tls-key", key], of: household)
        #expect(server.child.errorsSoFar.contains("https://localhost:\(server.port)"))
        #expect(server.child.errorsSoFar.contains("The setup asks for this token"))
        let page = try curl(["--http1.1", "--cacert", certificate], "/auth/setup", of: server, household)
        #expect(page.contains("HTTP/1.1 200"))
        #expect(page.lowercased().contains("strict-transport-security: max-age=31536000"))
        #expect(page.contains("__Host-coffer-visitor="))
        // Without TLS nothing is answered.
        #expect(try Answer(bytes(answering: "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", of: server)) == nil)
        #expect(server.stop().status == 0)
    }

    @Test(.enabled(if: Tool.isInstalled("openssl") && curlSpeaksHTTP2, "openssl and a curl with HTTP/2 are not installed"))
    func browsersThatKnowHTTP2AgreeOnIt() throws {
        let household = try Household()
        let (certificate, key) = try certificate(in: household)
        let server = try Server(["serve", "--tls-certificate", certificate, "--tls-key", key], of: household)
        let page = try curl(["--http2", "--cacert", certificate], "/auth/setup", of: server, household)
        #expect(page.hasPrefix("HTTP/2 200"))
        #expect(page.contains("Welcome") || page.contains("<main"))
        #expect(server.stop().status == 0)
    }

    @Test func aCertificateThatCannotBeUsedIsSaidToBe() throws {
        let household = try Household()
        let none = try household.file("none.pem", "nothing of the kind\n")
        let answer = try household.run("serve", "--port", "0", "--tls-certificate", none, "--tls-key", none)
        #expect(answer.status == 1)
        #expect(answer.errors.contains("The TLS certificate and its key cannot be used"), "\(answer.errors)")
    }

    private static let curlSpeaksHTTP2: Bool = {
        guard let curl = Tool.path("curl"), let household = try? Household() else { return false }
        return (try? Child([curl, "--version"], folder: household.folder).wait().output.contains("HTTP2")) == true
    }()

    private func certificate(in household: Household) throws -> (certificate: String, key: String) {
        let (certificate, key) = (household.folder + "/certificate.pem", household.folder + "/key.pem")
        let made = try Child(
            [
                #require(Tool.path("openssl")), "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                "-keyout", key, "-out", certificate, "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
            ], folder: household.folder
        ).wait()
        try #require(made.status == 0, "\(made.errors)")
        return (certificate, key)
    }

    /// Head and body as curl got them.
    private func curl(_ arguments: [String], _ path: String, of server: Server, _ household: Household) throws -> String {
        let answer = try Child(
            [#require(Tool.path("curl")), "--silent", "--show-error", "--include", "--max-time", "60"] + arguments + [
                "https://localhost:\(server.port)\(path)"
            ], folder: household.folder
        ).wait()
        try #require(answer.status == 0, "\(answer.errors)")
        return answer.output
    }

    private func bytes(answering request: String, of server: Server) throws -> [UInt8] {
        let connection = try Connection(port: server.port)
        try connection.send(Array(request.utf8))
        _ = try until("the connection is closed") { connection.read(within: 1_000) ? nil : true }
        return connection.received
    }
}
