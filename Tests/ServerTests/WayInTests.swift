import HTTPTypes
import HummingbirdTesting
import LiveServices
import Models
import Server
import Services
import Testing

struct WayInTests {
    @Test(arguments: ["/accounts", "/nowhere", "/accounts/acc_1/edit", "/live?path=/", "/files/backup", "/auth/nowhere"])
    func signedOutEveryPathLeadsToTheSameSignIn(path: String) async throws {
        let house = try ServerHouse()
        try await house.setUp()
        try await house.open { (visitor: Visitor) async throws in
            let answer = try await visitor.get(path)
            #expect(answer.status == .seeOther)
            let next = path.replacing("/", with: "%2F").replacing("?", with: "%3F").replacing("=", with: "%3D")
            #expect(answer.location == "/auth/login?next=\(next)")
            #expect(answer.text.isEmpty)
        }
    }

    @Test func beforeTheSetupEveryPathLeadsToIt() async throws {
        let house = try ServerHouse()
        try await house.open { (visitor: Visitor) async throws in
            #expect(try await visitor.get("/").location == "/auth/setup")
            #expect(try await visitor.get("/accounts").location == "/auth/setup?next=%2Faccounts")
            #expect(try await visitor.get("/auth/setup").status == .ok)
        }
    }

    @Test func theSetupIsDoneInTheBrowserAndLeadsHome() async throws {
        let house = try ServerHouse()
        try await house.open { (visitor: Visitor) async throws in
            let page = try await visitor.get("/auth/setup")
            let token = try #require(page.formToken)
            let answer = try await visitor.post(
                "/auth/setup",
                [
                    ("_token", token), ("name", "ada"), ("passphrase", ServerHouse.passphrase),
                    ("passphrase-again", ServerHouse.passphrase), ("household-name", "Harbour Street"), ("currency", "EUR"),
                    ("time-zone", "UTC"),
                ])
            #expect(answer.status == .seeOther)
            #expect(answer.location == "/")
            #expect(visitor.cookies["coffer-session"] != nil)
            #expect(try await visitor.get("/accounts").status == .ok)
        }
    }

    @Test func theSetupAsksForTheTokenThatTheServerPrinted() async throws {
        let house = try ServerHouse()
        try await house.open(change: { $0.setupToken = "abcd-efgh-jkmn" }) { (visitor: Visitor) async throws in
            let token = try #require(try await visitor.get("/auth/setup").formToken)
            let fields = [
                ("_token", token), ("name", "ada"), ("passphrase", ServerHouse.passphrase), ("passphrase-again", ServerHouse.passphrase),
                ("household-name", "Harbour Street"), ("currency", "EUR"), ("time-zone", "UTC"),
            ]
            #expect(try await visitor.post("/auth/setup", fields + [("setup-token", "guess")]).status == .unprocessableContent)
            #expect(try await house.installation.auth.needsSetup())
            #expect(try await visitor.post("/auth/setup", fields + [("setup-token", "abcd-efgh-jkmn")]).status == .seeOther)
        }
    }

    @Test func signingInLeadsToWhatWasAskedFor() async throws {
        let house = try ServerHouse()
        try await house.setUp()
        try await house.open { (visitor: Visitor) async throws in
            let path = try #require(try await visitor.get("/accounts?sort=balance").location)
            let token = try #require(try await visitor.get(path).formToken)
            let answer = try await visitor.post(path, [("_token", token), ("name", "ada"), ("passphrase", ServerHouse.passphrase)])
            #expect(answer.location == "/accounts?sort=balance")
            let cookie = try #require(answer.headers[values: .setCookie].first { $0.hasPrefix("coffer-session=") })
            #expect(cookie.hasSuffix("; Path=/; HttpOnly; SameSite=Lax"))
        }
    }

    @Test func aWrongPassphraseKeepsTheNameAndSaysItOnThePage() async throws {
        let house = try ServerHouse()
        try await house.setUp()
        try await house.open { (visitor: Visitor) async throws in
            let token = try #require(try await visitor.get("/auth/login").formToken)
            let answer = try await visitor.post("/auth/login", [("_token", token), ("name", "ada"), ("passphrase", "something else")])
            #expect(answer.status == .unprocessableContent)
            #expect(answer.text.contains("value=\"ada\""))
            #expect(!answer.text.contains("something else"))
            #expect(visitor.cookies["coffer-session"] == nil)
        }
    }

    @Test func behindTLSCookiesDemandItAndTheirNamesSaySo() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        try await house.open(transport: .tls(certificate: "/nowhere", key: "/nowhere")) { (visitor: Visitor) async throws in
            let page = try await visitor.get("/auth/login")
            #expect(page.headers[.setCookie]?.contains("__Host-coffer-visitor=") == true)
            #expect(page.headers[.setCookie]?.hasSuffix("; Path=/; HttpOnly; SameSite=Lax; Secure") == true)
            #expect(page.headers[.strictTransportSecurity] == "max-age=31536000")
            visitor.hold(session)
            #expect(try await visitor.get("/accounts").status == .ok)
        }
    }

    @Test func whoIsSignedInIsNotAskedToSignIn() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(session)
            #expect(try await visitor.get("/auth/login?next=%2Faccounts").location == "/accounts")
            #expect(try await visitor.get("/auth/setup").location == "/")
        }
    }

    @Test func aDemoSignsItsVisitorInWithoutAsking() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        try await house.open(change: { $0.demoSignIn = { session } }) { (visitor: Visitor) async throws in
            #expect(try await visitor.get("/accounts").status == .ok)
            #expect(visitor.cookies["coffer-session"] == session)
        }
    }
}
