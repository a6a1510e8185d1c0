import LiveServices
import Models
import NIOCore
import Services
import Testing

@testable import Server

/// Connections of those who say nothing, too little or too much, with and without TLS. What is asked over another connection is answered meanwhile.
struct SilentConnectionTests {
    /// Runs a server that soon gives up on who is silent.
    private func serve(
        isSecure: Bool, change: @Sendable (inout ServerLimits) -> Void = { _ in }, _ body: @Sendable (Int) async throws -> Void
    ) async throws {
        let house = try ServerHouse()
        try await house.setUp()
        let files = try TestCertificate()
        let transport = isSecure ? ServerConfiguration.Transport.tls(certificate: files.certificate, key: files.key) : .plain
        try await house.serve(
            transport: transport,
            change: { options in
                options.limits.firstHead = .seconds(2)
                options.limits.idle = .seconds(1)
                options.limits.formTime = .milliseconds(200)
                options.limits.linger = .milliseconds(50)
                options.limits.patience = .milliseconds(200)
                change(&options.limits)
            }
        ) { (_, port) async throws in try await body(port) }
    }

    // MARK: - Deadlines

    @Test(.timeLimit(.minutes(10)), arguments: ["", "GET /health HTT", "GET /health HTTP/1.1\r\nHost: localhost\r\nX-Long: a"])
    func whoSendsNoWholeHeadIsLeft(bytes: String) async throws {
        try await serve(isSecure: false) { port in
            let line = try await Line(port: port)
            await line.sendIfOpen(bytes)
            #expect(await line.readToEnd() == "")
        }
    }

    @Test(.timeLimit(.minutes(10))) func whoNeverBeginsTLSIsLeft() async throws {
        try await serve(isSecure: true) { port in
            let line = try await Line(port: port)
            #expect(await line.readToEnd() == "")
            // Half a greeting of TLS is no more.
            let other = try await Line(port: port)
            await other.sendIfOpen([0x16, 0x03, 0x01, 0x02, 0x00, 0x01])
            #expect(await other.readToEnd() == "")
        }
    }

    @Test(.timeLimit(.minutes(10))) func whoSaysNothingUnderTLSIsLeft() async throws {
        try await serve(isSecure: true) { port in
            let line = try await Line(port: port, .http1)
            #expect(await line.readToEnd() == "")
        }
    }

    @Test(.timeLimit(.minutes(10))) func whoAsksNothingOverHTTP2IsLeft() async throws {
        try await serve(isSecure: true) { port in
            for bytes in [HTTP2.preface, HTTP2.preface + HTTP2.ping, HTTP2.preface + HTTP2.openHead] {
                let line = try await Line(port: port, .http2)
                await line.sendIfOpen(bytes)
                _ = await line.readToEnd()
            }
        }
    }

    @Test(.timeLimit(.minutes(10))) func aConnectionOfHTTP2ThatIsIdleIsLeft() async throws {
        try await serve(isSecure: true, change: { $0.idle = .seconds(1) }) { port in
            let line = try await Line(port: port, .http2)
            await line.sendIfOpen(HTTP2.preface + HTTP2.get(1, "/health") + HTTP2.ping)
            _ = await line.readToEnd()
        }
    }

    @Test(.timeLimit(.minutes(10)), arguments: ["/health", "/auth/login"]) func aBodyThatNeverEndsEndsItsStream(path: String) async throws {
        try await serve(isSecure: true, change: { $0.idle = .milliseconds(500) }) { port in
            let line = try await Line(port: port, .http2)
            await line.sendIfOpen(HTTP2.preface + HTTP2.post(1, path) + HTTP2.data(1, "a"))
            _ = await line.readToEnd()
        }
    }

    @Test(.timeLimit(.minutes(10))) func aConnectionOfHTTP2AnswersManyRequests() async throws {
        try await serve(
            isSecure: true,
            change: {
                $0.firstHead = .minutes(10)
                $0.idle = .minutes(10)
            }
        ) { port in
            let line = try await Line(port: port, .http2)
            try await line.send(HTTP2.preface)
            for number in 0..<60 {
                try await line.send(HTTP2.get(UInt8(2 * number + 1), "/health"))
                _ = try await line.read(until: "ok\n")
            }
            try await line.close()
        }
    }

    @Test(.timeLimit(.minutes(10))) func whoResetsStreamsOverAndOverIsLeft() async throws {
        try await serve(
            isSecure: true,
            change: {
                $0.firstHead = .minutes(10)
                $0.idle = .minutes(10)
            }
        ) { port in
            let line = try await Line(port: port, .http2)
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

    // MARK: - Room

    @Test(.timeLimit(.minutes(10)), arguments: [false, true]) func aNewConnectionFindsRoomAmongSilentOnes(isSecure: Bool) async throws {
        try await serve(
            isSecure: isSecure,
            change: {
                $0.connections = 16
                $0.clientConnections = 8
                $0.firstHead = .minutes(10)
                $0.idle = .minutes(10)
                $0.formTime = .minutes(10)
            }
        ) { port in
            var silent: [Line] = []
            for number in 0..<40 {
                let line = try await Line(port: port)
                if number % 2 == 1, !isSecure {
                    try await line.send("POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n")
                }
                silent.append(line)
            }
            let line = try await Line(port: port, isSecure ? .http1 : .plain)
            try await line.send("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            #expect(try await line.read(until: "ok\n").hasPrefix("HTTP/1.1 200"))
            // The oldest ones were closed.
            #expect(await silent[0].readToEnd() == "")
            for line in silent { try await line.close() }
        }
    }

    @Test(.timeLimit(.minutes(10))) func requestsOfOneClientAreAnsweredOnlySoManyAtOnce() async throws {
        try await serve(
            isSecure: false,
            change: {
                $0.clientRequests = 2
                $0.firstHead = .minutes(10)
                $0.formTime = .minutes(10)
                $0.idle = .minutes(10)
            }
        ) { port in
            let form = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n"
            var waiting: [Line] = []
            for _ in 0..<2 {
                let line = try await Line(port: port)
                try await line.send("POST /auth/login HTTP/1.1\r\nHost: localhost\r\n\(form)")
                #expect(try await line.read(until: "\r\n\r\n").contains("100"))
                waiting.append(line)
            }
            let line = try await Line(port: port)
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
