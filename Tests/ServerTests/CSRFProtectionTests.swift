import HTTPTypes
import HummingbirdTesting
import Installation
import Models
import Services
import Testing

struct CSRFProtectionTests {
    @Test(arguments: ["", "guess", "0000000000000000000000000000000000000000000"])
    func aFormWithoutAValidTokenIsRejected(token: String) async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            for path in ["/accounts", "/accounts/acc_1/edit", "/more/profile", "/nowhere", "/auth/logout", "/auth/stay"] {
                let answer = try await browser.post(path, token.isEmpty ? [] : [("_token", token)])
                #expect(answer.status == .forbidden, "\(path)")
                #expect(answer.text.contains("Nothing was changed"))
            }
        }
    }

    @Test func theTokenOfAnotherSessionIsRejected() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        let other = try await server.token(of: "grace", as: .member)
        let token = try await server.formToken(of: other)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            #expect(try await browser.post("/accounts", [("_token", token)]).status == .forbidden)
        }
    }

    @Test func aFormOfThePageIsAccepted() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        let token = try await server.formToken(of: session)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            let headers: HTTPFields = [.origin: "http://localhost", HTTPField.Name("Sec-Fetch-Site")!: "same-origin"]
            #expect(try await browser.post("/auth/stay", [("_token", token)], headers).status == .noContent)
        }
    }

    @Test(arguments: [
        ["Origin": "https://evil.example"], ["Origin": "null"], ["Origin": "http://localhost.evil.example"],
        ["Origin": "https://localhost"], ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"],
    ])
    func aCrossSitePostIsRejectedEvenWithAValidToken(headers: [String: String]) async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        let token = try await server.formToken(of: session)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            var fields: HTTPFields = [:]
            for (name, value) in headers { fields[HTTPField.Name(name)!] = value }
            #expect(try await browser.post("/auth/logout", [("_token", token)], fields).status == .forbidden)
            #expect(try await browser.get("/accounts").status == .ok)
        }
    }

    @Test func signInRequiresTheTokenOfItsPage() async throws {
        let server = try TestServer()
        try await server.setUp()
        try await server.withBrowser { (browser: TestBrowser) async throws in
            let fields = [("name", "ada"), ("passphrase", TestServer.passphrase)]
            #expect(try await browser.post("/auth/login", fields).status == .forbidden)
            let token = try #require(try await browser.get("/auth/login").formToken)
            browser.forgetCookies()
            #expect(try await browser.post("/auth/login", fields + [("_token", token)]).status == .forbidden)
        }
    }
}
