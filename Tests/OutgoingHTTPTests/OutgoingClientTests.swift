import Foundation
import Synchronization
import TestTools
import Testing

@testable import OutgoingHTTP

/// Tests the client with a local server, most of them without TLS, which allowed hosts may have.
@Suite(.enabled(if: TestWebServer.isInstalled, "python3 is not installed")) struct OutgoingClientTests {

    /// A client that may speak to this machine.
    private func localClient() throws -> OutgoingClient {
        try OutgoingClient(allowing: try #require(AllowedHosts("127.0.0.1,localhost")))
    }

    private func url(_ server: TestWebServer, _ path: String, host: String = "127.0.0.1") -> String {
        "http://\(host):\(server.port)\(path)"
    }

    // MARK: - Requests and responses

    @Test func aRequestArrivesAsItIsAndNothingElseIsSaid() async throws {
        let server = try await TestWebServer()
        let response = try await localClient().send(
            OutgoingRequest(
                .post, url(server, "/echo"), headers: [.init("X-Name", "täst: 1"), .init("X-Empty", ""), .init("TTL", "60")],
                body: Array("{\"a\":1}".utf8)))
        #expect(response.status == 200)
        #expect(response.headers["content-type"] == "text/plain")
        #expect(response.headers["x-twice"] == "second")
        #expect(response.body == Array("hello".utf8))
        let received = try #require(try server.received.first)
        #expect(received.method == "POST")
        #expect(received.path == "/echo")
        #expect(received.version == "HTTP/1.1")
        #expect(received.body == "{\"a\":1}")
        let headers = received.headers.map { "\($0[0]): \($0[1])" }
        #expect(
            headers.sorted() == [
                "Accept: */*", "Content-Length: 7", "Host: 127.0.0.1:\(server.port)", "TTL: 60", "User-Agent: Coffer", "X-Empty: ",
                "X-Name: tÃ¤st: 1",
            ])
    }

    @Test func aPathIsSentAsItIsWritten() async throws {
        let server = try await TestWebServer()
        _ = try await localClient().failure(OutgoingRequest(.get, url(server, "/a/../b/%0d%0a?x=%2f&y")))
        #expect(try server.received.map(\.path) == ["/a/../b/%0d%0a?x=%2f&y"])
    }

    @Test func aLargeBodyArrives() async throws {
        let server = try await TestWebServer()
        let body = [UInt8](repeating: 0x61, count: 3 << 20)
        #expect(try await localClient().send(OutgoingRequest(.post, url(server, "/echo"), body: body)).status == 200)
        #expect(try #require(try server.received.first).body.utf8.count == body.count)
    }

    @Test func redirectsAreResponses() async throws {
        let server = try await TestWebServer()
        let response = try await localClient().send(OutgoingRequest(.get, url(server, "/redirect")))
        #expect(response.status == 302)
        #expect(response.headers["location"] == "/echo")
        #expect(try server.received.map(\.path) == ["/redirect"])
    }

    @Test func everyStatusIsAResponse() async throws {
        let server = try await TestWebServer()
        let response = try await localClient().send(OutgoingRequest(.get, url(server, "/missing")))
        #expect(response.status == 404)
        #expect(response.body == Array("no".utf8))
    }

    @Test func headersAreThoseOfTheLastResponse() async throws {
        let server = try await TestWebServer()
        let response = try await localClient().send(OutgoingRequest(.get, url(server, "/interim")))
        #expect(response.headers["x-early"] == nil)
        #expect(response.headers["x-late"] == "yes")
        #expect(response.body == Array("ok".utf8))
    }

    // MARK: - Limits

    @Test(arguments: ["/body", "/chunks"])
    func aBodyIsAsLargeAsAllowed(path: String) async throws {
        let server = try await TestWebServer()
        let client = try localClient()
        let response = try await client.send(OutgoingRequest(.get, url(server, "\(path)?70000"), responseLimit: 70_000))
        #expect(response.body.count == 70_000)
        #expect(await client.failure(OutgoingRequest(.get, url(server, "\(path)?70001"), responseLimit: 70_000)) == .tooLarge)
        #expect(await client.failure(OutgoingRequest(.get, url(server, "\(path)?1"), responseLimit: 0)) == .tooLarge)
    }

    @Test func aHeadHasAtMost32Kilobytes() async throws {
        let server = try await TestWebServer()
        let client = try localClient()
        #expect(try await client.send(OutgoingRequest(.get, url(server, "/head?30000"))).status == 200)
        #expect(await client.failure(OutgoingRequest(.get, url(server, "/head?40000"))) == .tooLarge)
    }

    @Test(arguments: ["/hang", "/drip"])
    func aSlowAnswerIsNone(path: String) async throws {
        let server = try await TestWebServer()
        #expect(try await localClient().failure(OutgoingRequest(.get, url(server, path), seconds: 1)) == .noResponse)
    }

    @Test(arguments: [OutgoingRequest.Method.get, .post])
    func aConnectionThatEndsWithoutAnAnswerMayHaveBroughtTheRequest(method: OutgoingRequest.Method) async throws {
        let server = try await TestWebServer()
        let client = try localClient()
        #expect(await client.failure(OutgoingRequest(method, url(server, "/cut"), body: [1])) == .noResponse)
        #expect(await client.failure(OutgoingRequest(method, url(server, "/half"), body: [1])) == .noResponse)
    }

    @Test func aThousandRequestsRunEightAtATime() async throws {
        let server = try await TestWebServer()
        let client = try localClient()
        let request = OutgoingRequest(.get, url(server, "/pause?2"))
        let statuses = await withTaskGroup(of: Int?.self) { group in
            for _ in 0..<1_000 { group.addTask { try? await client.send(request).status } }
            return await group.reduce(into: [Int?: Int]()) { $0[$1, default: 0] += 1 }
        }
        #expect(statuses == [200: 1_000])
        let peak = try await client.send(OutgoingRequest(.get, url(server, "/peak")))
        #expect((2...8).contains(try #require(Int(String(decoding: peak.body, as: UTF8.self)))))
    }

    // MARK: - TransferCancellation

    @Test func aCancelledRequestEnds() async throws {
        let server = try await TestWebServer()
        let client = try localClient()
        let request = OutgoingRequest(.get, url(server, "/hang"), seconds: 600)
        let task = Task { await client.failure(request) }
        try await server.waits(for: 1)
        task.cancel()
        #expect(await task.value == .cancelled)
    }

    @Test func aCancelledRequestDoesNotWaitForItsTurn() async throws {
        let server = try await TestWebServer()
        let client = try localClient()
        let request = OutgoingRequest(.get, url(server, "/hang"), seconds: 600)
        let tasks = (0..<8).map { _ in Task { await client.failure(request) } }
        try await server.waits(for: 8)
        let waiting = (0..<50).map { _ in Task { await client.failure(request) } }
        for task in waiting { task.cancel() }
        var results: Set<OutgoingError?> = []
        for task in waiting { results.insert(await task.value) }
        #expect(results == [.cancelled])
        #expect(try server.received.count == 8)
        for task in tasks { task.cancel() }
        for task in tasks { #expect(await task.value == .cancelled) }
    }

    // MARK: - Addresses

    @Test(arguments: ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "[0:0:0:0:0:ffff:7f00:1]"])
    func privateAddressesAreRefused(host: String) async throws {
        let server = try await TestWebServer()
        let client = try OutgoingClient(allowing: try #require(AllowedHosts("127.0.0.1:1,example.org")))
        let request = OutgoingRequest(.post, "https://\(host):\(server.port)/echo", body: [1], seconds: 5)
        #expect(await client.failure(request) == .refusedAddress)
        #expect(try server.received.isEmpty)
    }

    @Test func anAllowedHostMayBePrivateAndWithoutTLS() async throws {
        let server = try await TestWebServer()
        let client = try OutgoingClient(allowing: try #require(AllowedHosts("localhost:\(server.port)")))
        #expect(try await client.send(OutgoingRequest(.get, url(server, "/echo", host: "LocalHost"))).status == 200)
        // Neither another spelling of the host nor another port is allowed.
        #expect(await client.failure(OutgoingRequest(.get, url(server, "/echo"))) == .url)
        #expect(await client.failure(OutgoingRequest(.get, "http://localhost:1/")) == .url)
        #expect(await client.failure(OutgoingRequest(.get, "https://localhost:1/")) == .refusedAddress)
    }

    @Test func theAddressIsAskedForBeforeEachConnection() async throws {
        let server = try await TestWebServer()
        var client = try localClient()
        let asked = Mutex<[[UInt8]]>([])
        // As if the name led to a public address first, and then to another one.
        client.allowsAddress = { policy, address in
            asked.withLock { asked in
                asked.append(address)
                return asked.count == 1 && policy == .everyAddress
            }
        }
        let request = OutgoingRequest(.get, url(server, "/echo"))
        #expect(try await client.send(request).status == 200)
        #expect(await client.failure(request) == .refusedAddress)
        #expect(asked.withLock(\.self) == [[127, 0, 0, 1], [127, 0, 0, 1]])
        #expect(try server.received.count == 1)
    }

    @Test func anotherAddressOfTheNameIsTried() async throws {
        let server = try await TestWebServer()
        var client = try localClient()
        client.allowsAddress = { $1.count == 4 }
        #expect(try await client.send(OutgoingRequest(.get, url(server, "/echo", host: "localhost"))).status == 200)
    }

    // MARK: - TLS

    @Test func aTrustedCertificateOfTheHostIsNeeded() async throws {
        let certificate = try TestCertificate()
        let server = try await TestWebServer("--certificate", certificate.certificate, "--key", certificate.key)
        let allowed = try #require(AllowedHosts("localhost,127.0.0.1"))
        let request = OutgoingRequest(.get, "https://localhost:\(server.port)/echo")
        let other = OutgoingRequest(.get, "https://127.0.0.1:\(server.port)/echo")
        let trusting = try OutgoingClient(allowing: allowed, certificates: certificate.certificate)
        #expect(try await trusting.send(request).status == 200)
        #expect(await trusting.failure(other) == .certificate)
        #expect(try await OutgoingClient(allowing: allowed).failure(request) == .certificate)
        #expect(try await OutgoingClient(allowing: allowed, certificates: "/nowhere/ca.pem").failure(request) == .certificate)
        #expect(try server.received.count == 1)
    }

    @Test func oldVersionsOfTLSAreNotSpoken() async throws {
        let certificate = try TestCertificate()
        let arguments = ["--certificate", certificate.certificate, "--key", certificate.key]
        let client = try OutgoingClient(
            allowing: try #require(AllowedHosts("localhost")), certificates: certificate.certificate)
        for (version, error) in [("1.1", OutgoingError.unreachable), ("1.2", nil)] {
            let server = try await TestWebServer(arguments[0], arguments[1], arguments[2], arguments[3], "--tls", version)
            #expect(await client.failure(OutgoingRequest(.get, "https://localhost:\(server.port)/echo")) == error, "\(version)")
        }
    }

    @Test func aServerWithoutTLSIsNotSpokenTo() async throws {
        let server = try await TestWebServer()
        let request = OutgoingRequest(.post, "https://127.0.0.1:\(server.port)/echo", body: [1], seconds: 1)
        #expect(try await localClient().failure(request) == .unreachable)
        #expect(try server.received.isEmpty)
    }

    @Test func aConnectionThatEndsBeforeTheRequestIsUnreachable() async throws {
        let server = try await TestWebServer("--cut")
        #expect(try await localClient().failure(OutgoingRequest(.get, "https://127.0.0.1:\(server.port)/")) == .unreachable)
    }

    @Test func aMissingServerIsUnreachable() async throws {
        var server: TestWebServer? = try await TestWebServer()
        let request = OutgoingRequest(.get, url(try #require(server), "/echo"))
        server = nil
        #expect(try await localClient().failure(request) == .unreachable)
        #expect(try await OutgoingClient().failure(OutgoingRequest(.get, "https://nowhere.invalid/")) == .unreachable)
    }

    // MARK: - Headers

    @Test(arguments: [
        ("X-A", "a\r\nX-B: b"), ("X-A", "a\nb"), ("X-A", "a\u{0}"), ("X-A\r\nX-B", "b"), ("X A", "b"), ("X-A:", "b"), ("", "b"),
        ("X-A;", "b"), ("X-Ä", "b"), ("Host", "example.org"), ("content-length", "0"), ("Transfer-Encoding", "chunked"),
    ])
    func aHeaderAddsNothingElse(name: String, value: String) async throws {
        let server = try await TestWebServer()
        let request = OutgoingRequest(.get, url(server, "/echo"), headers: [.init(name, value)])
        #expect(try await localClient().failure(request) == .header)
        #expect(try server.received.isEmpty)
    }

    @Test func whatCannotBeSentSaysWhy() async {
        let transport = UnavailableTransport(.library)
        #expect(await transport.failure(OutgoingRequest(.get, "https://example.org/")) == .library)
        #expect(OutgoingError.library.description.contains("libcurl"))
    }
}
