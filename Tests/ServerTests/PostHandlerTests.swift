import HTTPTypes
import HummingbirdTesting
import Installation
import Models
import NIOCore
import Server
import Services
import Testing

struct PostHandlerTests {
    @Test func anUnknownActionIsAConflictAndShowsThePage() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        let token = try await server.formToken(of: session)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            let answer = try await browser.post("/accounts", [("_token", token), ("_action", "delete-everything")])
            #expect(answer.status == .conflict)
            #expect(answer.text.contains("<main"))
            #expect(answer.headers[.eTag] == nil)
        }
    }

    @Test func aPostToAnUnknownScreenIsNotFound() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        let token = try await server.formToken(of: session)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            #expect(try await browser.post("/nowhere", [("_token", token)]).status == .notFound)
        }
    }

    @Test func anOversizedFormIsRejectedWithAMessage() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        let token = try await server.formToken(of: session)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            let answer = try await browser.post("/accounts", [("_token", token), ("name", String(repeating: "a", count: 1 << 20))])
            #expect(answer.status == .contentTooLarge)
            #expect(answer.text.contains("Your text is too long."))
        }
    }

    @Test func theLimitIsLowerWithoutASession() async throws {
        let server = try TestServer()
        try await server.setUp()
        try await server.withBrowser { (browser: TestBrowser) async throws in
            _ = try await browser.get("/auth/login")
            #expect(try await browser.post("/auth/login", [("name", String(repeating: "a", count: 70_000))]).status == .contentTooLarge)
            let file = try await browser.send(
                .post, "/auth/login", [.contentType: "multipart/form-data; boundary=b"], ByteBuffer(string: "--b--\r\n"))
            #expect(file.status == .unsupportedMediaType)
        }
    }

    @Test(arguments: [
        ("text/plain", "_token=a", 415), ("application/json", "{}", 415), ("multipart/form-data", "", 415),
        ("multipart/form-data; boundary=b", "nothing of the kind", 400), ("multipart/form-data; boundary=b", "--b\r\n\r\n", 400),
        ("application/x-www-form-urlencoded", "\u{0}", 403),
    ])
    func aMalformedFormIsRejectedWithAMessage(type: String, body: String, status: Int) async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            let answer = try await browser.send(.post, "/accounts", [.contentType: type], ByteBuffer(string: body))
            #expect(answer.status.code == status)
            #expect(answer.text.contains("Nothing was changed"))
            #expect(server.stagedFiles.isEmpty)
        }
    }

    @Test func invalidUTF8IsRejected() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            let answer = try await browser.send(
                .post, "/accounts", [.contentType: "application/x-www-form-urlencoded"], ByteBuffer(bytes: [0x61, 0x3D, 0xFF, 0xFE]))
            #expect(answer.status == .badRequest)
        }
    }

    @Test func anOversizedFileIsRejectedAndDeleted() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        let token = try await server.formToken(of: session)
        try await server.withBrowser(change: { $0.limits.uploadBytes = 1_000 }) { (browser: TestBrowser) async throws in
            browser.setSession(session)
            let body = """
                --b\r\nContent-Disposition: form-data; name="_token"\r\n\r\n\(token)\r\n--b\r\n\
                Content-Disposition: form-data; name="file"; filename="march.ofx"\r\n\r\n\(String(repeating: "x", count: 1_001))\r\n--b--\r\n
                """
            let answer = try await browser.send(
                .post, "/accounts", [.contentType: "multipart/form-data; boundary=b"], ByteBuffer(string: body))
            #expect(answer.status == .contentTooLarge)
            #expect(answer.text.contains("march.ofx is larger than"))
            #expect(server.stagedFiles.isEmpty)
        }
    }

    @Test func theSizeLimitAppliesToAllFilesOfARequest() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        let token = try await server.formToken(of: session)
        try await server.withBrowser(change: { $0.limits.uploadBytes = 1_000 }) { (browser: TestBrowser) async throws in
            browser.setSession(session)
            func answer(_ sizes: [Int]) async throws -> TestResponse {
                var body = "--b\r\nContent-Disposition: form-data; name=\"_token\"\r\n\r\n\(token)\r\n"
                for (number, size) in sizes.enumerated() {
                    body += "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(number).ofx\"\r\n\r\n"
                    body += String(repeating: "x", count: size) + "\r\n"
                }
                return try await browser.send(
                    .post, "/accounts", [.contentType: "multipart/form-data; boundary=b"], ByteBuffer(string: body + "--b--\r\n"))
            }
            // The page has no such action, but the form is read first.
            #expect(try await answer([400, 600]).status == .conflict)
            let refused = try await answer([400, 601])
            #expect(refused.status == .contentTooLarge)
            #expect(refused.text.contains("The files are together larger than"))
            #expect(server.stagedFiles.isEmpty)
        }
    }

    @Test func filesAreDeletedAfterTheRequest() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        let token = try await server.formToken(of: session)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            let body = """
                --b\r\nContent-Disposition: form-data; name="_token"\r\n\r\n\(token)\r\n--b\r\n\
                Content-Disposition: form-data; name="file"; filename="march.ofx"\r\n\r\nOFX\r\n--b--\r\n
                """
            let answer = try await browser.send(
                .post, "/accounts", [.contentType: "multipart/form-data; boundary=b"], ByteBuffer(string: body))
            #expect(answer.status == .conflict)
            #expect(server.stagedFiles.isEmpty)
        }
    }

    @Test func aViewerCannotUploadFiles() async throws {
        let server = try TestServer()
        try await server.setUp()
        let viewer = try await server.token(of: "grace", as: .viewer)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(viewer)
            let answer = try await browser.send(
                .post, "/accounts", [.contentType: "multipart/form-data; boundary=b"], ByteBuffer(string: "--b--\r\n"))
            #expect(answer.status == .forbidden)
        }
    }

    @Test func aViewerCannotWrite() async throws {
        let server = try TestServer()
        try await server.setUp()
        let viewer = try await server.token(of: "grace", as: .viewer)
        let token = try await server.formToken(of: viewer)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(viewer)
            #expect(try await browser.get("/accounts").status == .ok)
            #expect(try await browser.post("/accounts", [("_token", token), ("_action", "save")]).status == .forbidden)
        }
    }
}
