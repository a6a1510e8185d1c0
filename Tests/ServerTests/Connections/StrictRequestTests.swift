import Installation
import Models
import NIOCore
import Services
import Testing

@testable import Server

/// Tests requests as raw bytes, and whether the connection is closed after them.
struct StrictRequestTests {
    private static let host = "Host: localhost\r\n"

    /// Sends a request and returns the response up to the end of the connection.
    ///
    /// - Parameter formTimeout: how long the server waits for a form's body. No other timeout ends a request on a busy machine.
    private func answer(to request: String, formTimeout: TimeAmount = .minutes(60)) async throws -> String {
        let server = try TestServer()
        try await server.setUp()
        let text = Said()
        try await server.withListeningServer(change: {
            $0.limits.linger = .minutes(60)
            $0.limits.formTimeout = formTimeout
        }) { (_, port) async throws in
            let line = try await TestConnection(port: port)
            try await line.send(request)
            await text.keep(line.readToEnd())
        }
        return await text.value
    }

    @Test(
        .timeLimit(.minutes(60)),
        arguments: [
            "GET /health HTTP/1.1\r\n\r\n",
            "GET /health HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n",
            "GET /auth/login HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n",
            "GET http://evil.example/auth/login HTTP/1.1\r\nHost: localhost\r\n\r\n",
            "GET evil.example:80 HTTP/1.1\r\nHost: localhost\r\n\r\n",
            "GET /health HTTP/1.1\r\nHost: localhost\r\nX-Folded: a\r\n b\r\n\r\n",
            "POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            "POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd",
            "POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3, 3\r\n\r\nabc",
            "POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: -3\r\n\r\nabc",
            "POST /auth/login HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nabc",
            "GET /health HTTP/1.1\r\nHost : localhost\r\n\r\n",
            "GET /health\r\nHost: localhost\r\n\r\n",
        ])
    func ambiguousRequestsAreRejectedAndClosed(request: String) async throws {
        let answer = try await answer(to: request + "GET /auth/login HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 400 "), "\(answer)")
        // The following bytes are not parsed as a request.
        #expect(answer.split(separator: "HTTP/1.", omittingEmptySubsequences: true).count == 1, "\(answer)")
        #expect(answer.lowercased().contains("connection: close"))
    }

    @Test(.timeLimit(.minutes(60))) func anAbsoluteTargetOfThisHostIsAccepted() async throws {
        let answer = try await answer(to: "GET http://localhost/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 200 "), "\(answer)")
    }

    @Test(.timeLimit(.minutes(60)), arguments: ["Host: localhost\r\n", ""]) func HTTP10IsAnsweredAndClosed(host: String) async throws {
        let answer = try await answer(to: "GET /health HTTP/1.0\r\nConnection: keep-alive\r\n\(host)\r\nGET /health HTTP/1.0\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.0 200 "), "\(answer)")
        #expect(answer.hasSuffix("\r\n\r\nok\n"), "\(answer)")
        #expect(answer.lowercased().contains("connection: close"))
    }

    @Test(.timeLimit(.minutes(60)), arguments: ["/health", "/auth/login", "/nothing", "/live?path=%2Faccounts"])
    func aResponseToHEADHasNoBody(path: String) async throws {
        let answer = try await answer(to: "HEAD \(path) HTTP/1.1\r\n\(Self.host)Connection: close\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1."))
        #expect(answer.hasSuffix("\r\n\r\n") && answer.split(separator: "\r\n\r\n").count == 1, "\(answer)")
    }

    @Test(
        .timeLimit(.minutes(60)),
        arguments: [
            "GET /health HTTP/1.1\r\n\(host)Content-Length: 100\r\n\r\nabc",
            "GET /health HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n5\r\nabc",
            "POST /accounts HTTP/1.1\r\n\(host)Origin: http://evil.example\r\nContent-Length: 100\r\n\r\nabc",
            "PUT /accounts HTTP/1.1\r\n\(host)Content-Length: 100\r\n\r\nabc",
            "POST /nothing HTTP/1.1\r\n\(host)Content-Length: 100\r\n\r\nabc",
        ])
    func anUnreadBodyClosesTheConnection(request: String) async throws {
        let answer = try await answer(to: request)
        #expect(answer.lowercased().contains("\r\nconnection: close\r\n"), "\(answer)")
    }

    @Test(.timeLimit(.minutes(60))) func anIncompleteFormClosesTheConnectionAtItsDeadline() async throws {
        let form = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nabc"
        let answer = try await answer(to: "POST /auth/login HTTP/1.1\r\n\(Self.host)\(form)", formTimeout: .milliseconds(300))
        #expect(!answer.contains(" 200 ") && !answer.contains(" 303 "), "\(answer)")
    }

    // MARK: - Expect

    @Test(.timeLimit(.minutes(60))) func continueIsSentBeforeTheBodyIsRead() async throws {
        let server = try TestServer()
        try await server.setUp()
        try await server.withListeningServer { (_, port) async throws in
            let line = try await TestConnection(port: port)
            let form = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n"
            try await line.send("POST /auth/login HTTP/1.1\r\n\(Self.host)\(form)")
            #expect(try await line.read(until: "\r\n\r\n") == "HTTP/1.1 100 Continue")
            try await line.send("a=b")
            // The form has no CSRF token.
            #expect(try await line.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 403 "))
            try await line.close()
        }
    }

    @Test(
        .timeLimit(.minutes(60)),
        arguments: [
            ("Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 70000\r\n", "413"),
            ("Origin: http://evil.example\r\nContent-Length: 3\r\n", "403"),
            ("Content-Type: text/plain\r\nContent-Length: 3\r\n", "415"),
        ])
    func aRejectedRequestGetsNoContinue(headers: String, status: String) async throws {
        let answer = try await answer(to: "POST /auth/login HTTP/1.1\r\n\(Self.host)\(headers)Expect: 100-continue\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer)")
        #expect(answer.lowercased().contains("\r\nconnection: close\r\n"))
    }

    @Test(.timeLimit(.minutes(60))) func anUnknownExpectationFails() async throws {
        let answer = try await answer(to: "GET /health HTTP/1.1\r\n\(Self.host)Expect: something\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 417 "), "\(answer)")
    }

    private actor Said {
        private(set) var value = ""

        func keep(_ text: String) { value = text }
    }
}
