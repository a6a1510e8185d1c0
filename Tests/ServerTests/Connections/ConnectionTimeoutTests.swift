import Installation
import Models
import NIOCore
import Services
import TestTools
import Testing

@testable import Server

/// Tests connections that send nothing, too little or too much, with and without TLS, while requests on other connections are answered.
struct ConnectionTimeoutTests {
    /// Runs a server with short timeouts.
    private func serve(
        isSecure: Bool, change: @Sendable (inout ServerLimits) -> Void = { _ in }, _ body: @Sendable (Int) async throws -> Void
    ) async throws {
        let server = try TestServer()
        try await server.setUp()
        let files = try TestCertificate()
        let transport = isSecure ? ServerConfiguration.Transport.tls(certificate: files.certificate, key: files.key) : .plain
        try await server.withListeningServer(
            transport: transport,
            change: { options in
                options.limits.firstHeadTimeout = .seconds(2)
                options.limits.idleTimeout = .seconds(1)
                options.limits.formTimeout = .milliseconds(200)
                options.limits.linger = .milliseconds(50)
                options.limits.writeTimeout = .milliseconds(200)
                change(&options.limits)
            }
        ) { (_, port) async throws in try await body(port) }
    }

    // MARK: - Timeouts

    @Test(.timeLimit(.minutes(60)), arguments: ["", "GET /health HTT", "GET /health HTTP/1.1\r\nHost: localhost\r\nX-Long: a"])
    func anIncompleteHeadIsDisconnected(bytes: String) async throws {
        try await serve(isSecure: false) { port in
            let line = try await TestConnection(port: port)
            await line.sendIfOpen(bytes)
            #expect(await line.readToEnd() == "")
        }
    }

    @Test(.timeLimit(.minutes(60))) func aMissingTLSHandshakeIsDisconnected() async throws {
        try await serve(isSecure: true) { port in
            let line = try await TestConnection(port: port)
            #expect(await line.readToEnd() == "")
            // An incomplete TLS ClientHello does not reset the timeout.
            let other = try await TestConnection(port: port)
            await other.sendIfOpen([0x16, 0x03, 0x01, 0x02, 0x00, 0x01])
            #expect(await other.readToEnd() == "")
        }
    }

    @Test(.timeLimit(.minutes(60))) func aSilentTLSConnectionIsDisconnected() async throws {
        try await serve(isSecure: true) { port in
            let line = try await TestConnection(port: port, .http1)
            #expect(await line.readToEnd() == "")
        }
    }

    @Test(.timeLimit(.minutes(60))) func anHTTP2ConnectionWithoutRequestsIsDisconnected() async throws {
        try await serve(isSecure: true) { port in
            for bytes in [HTTP2.preface, HTTP2.preface + HTTP2.ping, HTTP2.preface + HTTP2.openHead] {
                let line = try await TestConnection(port: port, .http2)
                await line.sendIfOpen(bytes)
                _ = await line.readToEnd()
            }
        }
    }

    @Test(.timeLimit(.minutes(60))) func anIdleHTTP2ConnectionIsDisconnected() async throws {
        try await serve(isSecure: true, change: { $0.idleTimeout = .seconds(1) }) { port in
            let line = try await TestConnection(port: port, .http2)
            await line.sendIfOpen(HTTP2.preface + HTTP2.get(1, "/health") + HTTP2.ping)
            _ = await line.readToEnd()
        }
    }

    @Test(.timeLimit(.minutes(60)), arguments: ["/health", "/auth/login"]) func anEndlessBodyClosesItsStream(path: String) async throws {
        try await serve(isSecure: true, change: { $0.idleTimeout = .milliseconds(500) }) { port in
            let line = try await TestConnection(port: port, .http2)
            await line.sendIfOpen(HTTP2.preface + HTTP2.post(1, path) + HTTP2.data(1, "a"))
            _ = await line.readToEnd()
        }
    }

    @Test(.timeLimit(.minutes(60))) func anHTTP2ConnectionAnswersManyRequests() async throws {
        try await serve(
            isSecure: true,
            change: {
                $0.firstHeadTimeout = .minutes(60)
                $0.idleTimeout = .minutes(60)
            }
        ) { port in
            let line = try await TestConnection(port: port, .http2)
            try await line.send(HTTP2.preface)
            for number in 0..<60 {
                try await line.send(HTTP2.get(UInt8(2 * number + 1), "/health"))
                _ = try await line.read(until: "ok\n")
            }
            try await line.close()
        }
    }

    @Test(.timeLimit(.minutes(60))) func rapidResetsCloseTheConnection() async throws {
        try await serve(
            isSecure: true,
            change: {
                $0.firstHeadTimeout = .minutes(60)
                $0.idleTimeout = .minutes(60)
            }
        ) { port in
            let line = try await TestConnection(port: port, .http2)
            var bytes = HTTP2.preface
            for number in 0..<100 {
                let stream = UInt8(2 * number + 1)
                bytes += HTTP2.get(stream, "/health")
                bytes += HTTP2.reset(stream)
            }
            await line.sendIfOpen(bytes)
            _ = await line.readToEnd()
        }
    }

    // MARK: - Limits

    @Test(.timeLimit(.minutes(60)), arguments: [false, true]) func aNewConnectionReplacesASilentOne(isSecure: Bool) async throws {
        try await serve(
            isSecure: isSecure,
            change: {
                $0.connections = 16
                $0.connectionsPerClient = 8
                $0.firstHeadTimeout = .minutes(60)
                $0.idleTimeout = .minutes(60)
                $0.formTimeout = .minutes(60)
            }
        ) { port in
            var silent: [TestConnection] = []
            for number in 0..<40 {
                let line = try await TestConnection(port: port)
                if number % 2 == 1, !isSecure {
                    await line.sendIfOpen("POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n")
                }
                silent.append(line)
            }
            #expect(try await health(port, isSecure ? .http1 : .plain).hasPrefix("HTTP/1.1 200"))
            // The oldest connections were closed.
            #expect(await silent[0].readToEnd() == "")
            for line in silent { try await line.close() }
        }
    }

    /// What a new connection is answered. The server accepts connections on several threads, so one that was opened before may be accepted
    /// after it and replace it, as long as its request was not read.
    private func health(_ port: Int, _ transport: TestConnection.Transport) async throws -> String {
        for _ in 0..<40 {
            let line = try await TestConnection(port: port, transport)
            await line.sendIfOpen("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            if let answer = try? await line.read(until: "ok\n") { return answer }
        }
        return ""
    }

    @Test(.timeLimit(.minutes(60))) func concurrentRequestsPerClientAreLimited() async throws {
        try await serve(
            isSecure: false,
            change: {
                $0.requestsPerClient = 2
                $0.firstHeadTimeout = .minutes(60)
                $0.formTimeout = .minutes(60)
                $0.idleTimeout = .minutes(60)
            }
        ) { port in
            let form = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n"
            var waiting: [TestConnection] = []
            for _ in 0..<2 {
                let line = try await TestConnection(port: port)
                try await line.send("POST /auth/login HTTP/1.1\r\nHost: localhost\r\n\(form)")
                #expect(try await line.read(until: "\r\n\r\n").contains("100"))
                waiting.append(line)
            }
            let line = try await TestConnection(port: port)
            try await line.send("GET /auth/login HTTP/1.1\r\nHost: localhost\r\n\r\n")
            let refused = try await line.read(until: "\r\n\r\n")
            #expect(refused.hasPrefix("HTTP/1.1 429 "), "\(refused)")
            #expect(refused.lowercased().contains("retry-after: 5"))
            try await waiting[0].send("a=b&c=d&e")
            #expect(try await waiting[0].read(until: "\r\n\r\n").contains(" 403 "))
            for line in waiting { try await line.close() }
        }
    }
}
