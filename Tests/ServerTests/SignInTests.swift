import Foundation
import HTTPTypes
import HummingbirdTesting
import Installation
import MembersModel
import Models
import Server
import Services
import Testing

struct SignInTests {
    @Test(arguments: ["/accounts", "/nowhere", "/accounts/acc_1/edit", "/files/backup", "/auth/nowhere"])
    func everyPathRedirectsToSignInWithoutASession(path: String) async throws {
        let server = try TestServer()
        try await server.setUp()
        try await server.withBrowser { (browser: TestBrowser) async throws in
            let answer = try await browser.get(path)
            #expect(answer.status == .seeOther)
            let next = path.replacing("/", with: "%2F").replacing("?", with: "%3F").replacing("=", with: "%3D")
            #expect(answer.location == "/auth/login?next=\(next)")
            #expect(answer.text.isEmpty)
        }
    }

    @Test func everyPathRedirectsToSetupBeforeTheSetup() async throws {
        let server = try TestServer()
        try await server.withBrowser { (browser: TestBrowser) async throws in
            #expect(try await browser.get("/").location == "/auth/setup")
            #expect(try await browser.get("/accounts").location == "/auth/setup?next=%2Faccounts")
            #expect(try await browser.get("/auth/setup").status == .ok)
        }
    }

    @Test func setupCreatesTheOwnerAndRedirectsHome() async throws {
        let server = try TestServer()
        try await server.withBrowser { (browser: TestBrowser) async throws in
            let page = try await browser.get("/auth/setup")
            let token = try #require(page.formToken)
            let answer = try await browser.post(
                "/auth/setup",
                [
                    ("_token", token), ("name", "ada"), ("passphrase", TestServer.passphrase),
                    ("passphrase-again", TestServer.passphrase), ("household-name", "Harbour Street"), ("currency", "EUR"),
                    ("time-zone", "UTC"),
                ])
            #expect(answer.status == .seeOther)
            #expect(answer.location == "/")
            #expect(browser.cookies["coffer-session"] != nil)
            #expect(try await browser.get("/accounts").status == .ok)
        }
    }

    @Test func setupRequiresThePrintedToken() async throws {
        let server = try TestServer()
        try await server.withBrowser(change: { $0.setupToken = "abcd-efgh-jkmn" }) { (browser: TestBrowser) async throws in
            let token = try #require(try await browser.get("/auth/setup").formToken)
            let fields = [
                ("_token", token), ("name", "ada"), ("passphrase", TestServer.passphrase), ("passphrase-again", TestServer.passphrase),
                ("household-name", "Harbour Street"), ("currency", "EUR"), ("time-zone", "UTC"),
            ]
            #expect(try await browser.post("/auth/setup", fields + [("setup-token", "guess")]).status == .unprocessableContent)
            #expect(try await server.installation.auth.needsSetup())
            #expect(try await browser.post("/auth/setup", fields + [("setup-token", "abcd-efgh-jkmn")]).status == .seeOther)
        }
    }

    @Test func signInRedirectsToTheRequestedPage() async throws {
        let server = try TestServer()
        try await server.setUp()
        try await server.withBrowser { (browser: TestBrowser) async throws in
            let path = try #require(try await browser.get("/accounts?sort=balance").location)
            let token = try #require(try await browser.get(path).formToken)
            let answer = try await browser.post(path, [("_token", token), ("name", "ada"), ("passphrase", TestServer.passphrase)])
            #expect(answer.location == "/accounts?sort=balance")
            let cookie = try #require(answer.headers[values: .setCookie].first { $0.hasPrefix("coffer-session=") })
            #expect(Self.attributes(of: cookie) == ["Path=/", "HttpOnly", "SameSite=Lax"])
        }
    }

    @Test func aWrongPassphraseShowsAnErrorAndKeepsTheName() async throws {
        let server = try TestServer()
        try await server.setUp()
        try await server.withBrowser { (browser: TestBrowser) async throws in
            let token = try #require(try await browser.get("/auth/login").formToken)
            let answer = try await browser.post("/auth/login", [("_token", token), ("name", "ada"), ("passphrase", "something else")])
            #expect(answer.status == .unprocessableContent)
            #expect(answer.text.contains("value=\"ada\""))
            #expect(!answer.text.contains("something else"))
            #expect(browser.cookies["coffer-session"] == nil)
        }
    }

    @Test func theFormAsksForTheHouseholdWhereSeveralSignIn() async throws {
        let server = try TestServer()
        try await server.setUp()
        try await server.withBrowser { (browser: TestBrowser) async throws in
            #expect(try await !browser.get("/auth/login").text.contains("name=\"household\""))
        }
        try await server.addHousehold("Elsewhere", owner: "Ada")
        try await server.withBrowser { (browser: TestBrowser) async throws in
            let page = try await browser.get("/auth/login")
            #expect(page.text.contains("name=\"household\""))
            let token = try #require(page.formToken)
            func answer(_ name: String, _ household: String) async throws -> String {
                let answer = try await browser.post(
                    "/auth/login", [("_token", token), ("name", name), ("household", household), ("passphrase", TestServer.passphrase)])
                #expect(answer.status == .unprocessableContent)
                return answer.text.replacing(/name="_key" value="[^"]*"/, with: "").replacing(/challenge&quot;:&quot;[^&]*/, with: "")
                    .replacing("value=\"\(name)\"", with: "")
            }
            // A name of both households reads like one of none.
            #expect(try await answer("ada", "") == answer("nobody", ""))
            #expect(try await answer("ada", "Third") == answer("someone", "Third"))
            let opened = try await browser.post(
                "/auth/login",
                [("_token", token), ("name", "ada"), ("household", "harbour street"), ("passphrase", TestServer.passphrase)])
            #expect(opened.location == "/")
            #expect(browser.cookies["coffer-session"]?.contains(".") == true)
        }
    }

    @Test func cookiesAreSecureAndPrefixedUnderTLS() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        try await server.withBrowser(transport: .tls(certificate: "/nowhere", key: "/nowhere")) { (browser: TestBrowser) async throws in
            let page = try await browser.get("/auth/login")
            #expect(page.headers[.setCookie]?.contains("__Host-coffer-visitor=") == true)
            #expect(page.headers[.setCookie].map(Self.attributes) == ["Path=/", "HttpOnly", "SameSite=Lax", "Secure"])
            #expect(page.headers[.strictTransportSecurity] == "max-age=31536000")
            browser.setSession(session)
            #expect(try await browser.get("/accounts").status == .ok)
        }
    }

    @Test func aSignedInMemberIsRedirectedFromSignIn() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            #expect(try await browser.get("/auth/login?next=%2Faccounts").location == "/accounts")
            #expect(try await browser.get("/auth/setup").location == "/")
        }
    }

    @Test func theDemoSignsInAutomatically() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        try await server.withBrowser(change: { $0.demoSignIn = { session } }) { (browser: TestBrowser) async throws in
            #expect(try await browser.get("/accounts").status == .ok)
            #expect(browser.cookies["coffer-session"] == session)
        }
    }

    /// The attributes of a `Set-Cookie` header, whose order means nothing.
    private static func attributes(of cookie: String) -> Set<String> {
        Set(cookie.components(separatedBy: "; ").dropFirst())
    }
}
