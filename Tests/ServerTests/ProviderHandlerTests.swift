import HTTPTypes
import HummingbirdTesting
import MembersModel
import Models
import OpenIDConnect
import OpenIDTestSupport
import OutgoingHTTP
import Server
import Services
import TestTools
import Testing

/// The way to a provider and back, as a browser goes it.
struct ProviderHandlerTests {
    /// A server whose owner Ada has linked herself with a fake provider.
    private struct Fixture {
        let server: TestServer
        let fake: FakeProvider
        let owner: String
        let address: SignInProviderAddress

        init() async throws {
            let clock = TestClock(at: Int64(TestServer.today.number) * 86_400_000 + 43_200_000)
            let fake = FakeProvider { clock.now / 1_000 }
            self.fake = fake
            server = try TestServer(clock: clock, outgoing: fake)
            owner = try await server.setUp()
            let services = try await server.services(of: owner)
            let provider = try await services.signInProviders().addProvider(
                SignInProviderDraft(
                    name: "Home ID", issuer: FakeProvider.standardIssuer, clientID: FakeProvider.client,
                    secret: .set(FakeProvider.secret)))
            let ada = try await services.members().fetchProfile()
            try await services.identities().expect("ada1", at: provider.id, as: ada.id)
            address = SignInProviderAddress(household: ada.household, provider: provider.id)
        }

        /// The path at which the browser comes back from a URL at the provider.
        func callback(_ url: String?, as subject: String = "ada1", claims: [String: ClaimValue] = [:]) throws -> String {
            let answer = try fake.authorize(try #require(url), as: subject, claims: claims)
            return "/auth/callback?"
                + answer.map { "\($0.name)=\($0.value.replacing(":", with: "%3A").replacing("/", with: "%2F"))" }
                .joined(separator: "&")
        }
    }

    @Test func aBrowserSignsInAndOut() async throws {
        let fixture = try await Fixture()
        try await fixture.server.withBrowser { (browser: TestBrowser) async throws in
            let page = try await browser.get("/auth/login?next=%2Fplan")
            let path = "\(fixture.address.path())?next=%2Fplan"
            #expect(page.text.contains("href=\"\(path)\""))
            let leaving = try await browser.get(path)
            #expect(leaving.status == .seeOther && leaving.location?.hasPrefix("https://id.example.org/authorize?") == true)
            #expect(leaving.location?.contains("redirect_uri=http%3A%2F%2Flocalhost") == true)
            #expect(leaving.headers[.cacheControl] == "no-store")
            // The answer comes from another site.
            let site: HTTPFields = [try #require(HTTPField.Name("Sec-Fetch-Site")): "cross-site"]
            let arriving = try await browser.get(try fixture.callback(leaving.location), site)
            #expect(arriving.status == .seeOther && arriving.location == "/plan")
            let home = try await browser.get("/plan")
            #expect(home.status == .ok)
            // Signing out leads to the page that offers to do so there, too.
            let out = try await browser.post("/auth/logout", [("_token", home.formToken ?? "")])
            #expect(out.location == "/auth/signed-out/\(fixture.address.segment)")
            #expect(browser.cookies["coffer-session"] == nil)
            let offer = try await browser.get(out.location ?? "")
            #expect(offer.text.contains("Home ID"))
            let end = try await browser.get(fixture.address.path(for: .signOut))
            #expect(end.location?.hasPrefix("https://id.example.org/logout?client_id=coffer&") == true)
        }
    }

    @Test func theAnswerIsGoodOnceAndInItsBrowser() async throws {
        let fixture = try await Fixture()
        try await fixture.server.withBrowser { (browser: TestBrowser) async throws in
            let first = try fixture.callback(try await browser.get(fixture.address.path()).location)
            let second = try fixture.callback(try await browser.get(fixture.address.path()).location)
            #expect(try await browser.get(first).location == "/")
            #expect(browser.cookies["coffer-session"] != nil)
            browser.forgetCookies()
            for path in [first, second, "/auth/callback", "/auth/callback?state=x&code=y"] {
                #expect(try await browser.get(path).location == "/auth/login?problem=expired", "\(path)")
            }
            #expect(browser.cookies["coffer-session"] == nil)
        }
    }

    @Test func whatWentWrongIsSaidWithoutDetails() async throws {
        let fixture = try await Fixture()
        try await fixture.server.withBrowser { (browser: TestBrowser) async throws in
            let unknown = try fixture.callback(try await browser.get(fixture.address.path(next: "/plan")).location, as: "stranger")
            #expect(try await browser.get(unknown).location == "/auth/login?next=%2Fplan&problem=unknown")
            fixture.fake.change { $0.edit = { $0.claims["aud"] = "other" } }
            let refused = try fixture.callback(try await browser.get(fixture.address.path()).location)
            #expect(try await browser.get(refused).location == "/auth/login?problem=refused")
            #expect(try await browser.get("/auth/login?problem=refused").text.contains("did not work"))
            fixture.fake.change { $0.failures[.discovery] = .noResponse }
            fixture.server.advanceClock(minutes: 61)
            #expect(try await browser.get(fixture.address.path()).location == "/auth/login?problem=unavailable")
        }
    }

    @Test(arguments: [
        "", "sample", "1", "1.2", "1.idp_0123456789ABC", "01.idp_0123456789ABC", "-1.idp_0123456789ABC", "1.idp_0123456789ABC/x",
    ])
    func whatIsNoProviderLeadsToSignIn(segment: String) async throws {
        let fixture = try await Fixture()
        try await fixture.server.withBrowser { (browser: TestBrowser) async throws in
            #expect(try await browser.get("/auth/provider/\(segment)").location == "/auth/login?problem=refused")
            #expect(try await browser.get("/auth/provider/\(segment)?for=other").location == "/auth/login?problem=refused")
        }
    }

    /// Another site neither signs anybody in nor leads elsewhere.
    @Test func anotherSiteBeginsNothing() async throws {
        let fixture = try await Fixture()
        try await fixture.server.withBrowser { (browser: TestBrowser) async throws in
            let name = try #require(HTTPField.Name("Sec-Fetch-Site"))
            for value in ["cross-site", "same-site"] {
                let answer = try await browser.get(fixture.address.path(next: "/plan"), [name: value])
                #expect(answer.location == "/auth/login?next=%2Fplan")
            }
            for value in ["same-origin", "none"] {
                #expect(try await browser.get(fixture.address.path(), [name: value]).location?.hasPrefix("https://id.") == true)
            }
            for next in ["https://evil.example", "//evil.example", "/auth/callback", "/nothing"] {
                let leaving = try await browser.get("\(fixture.address.path())?next=\(next.replacing("/", with: "%2F"))")
                #expect(try await browser.get(try fixture.callback(leaving.location)).location == "/", "\(next)")
                browser.forgetCookies()
            }
        }
    }

    @Test func whoIsSignedInIsNotSignedInAgain() async throws {
        let fixture = try await Fixture()
        try await fixture.server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(fixture.owner)
            #expect(try await browser.get(fixture.address.path(next: "/plan")).location == "/plan")
        }
    }

    @Test func aMemberConfirmsAndComesBackToThePage() async throws {
        let fixture = try await Fixture()
        fixture.server.advanceClock(minutes: 10)
        try await fixture.server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(fixture.owner)
            let leaving = try await browser.get(
                fixture.address.path(for: .confirm), [.referer: "http://localhost/more/security?step=renew"])
            #expect(leaving.location?.hasSuffix("prompt=login&max_age=60") == true)
            let back = try await browser.get(try fixture.callback(leaving.location))
            #expect(back.status == .seeOther)
            #expect(try await fixture.server.services(of: fixture.owner).security().isConfirmed())
            #expect(try await browser.get(back.location ?? "").text.contains("It is you."))
            // Without a session there is nothing to confirm.
            browser.forgetCookies()
            #expect(try await browser.get(fixture.address.path(for: .confirm)).location?.hasPrefix("/auth/login") == true)
        }
    }

    @Test func whoOnlyAsksForTheHeadUsesNothingUp() async throws {
        let fixture = try await Fixture()
        try await fixture.server.withBrowser { (browser: TestBrowser) async throws in
            let callback = try fixture.callback(try await browser.get(fixture.address.path()).location)
            #expect(try await browser.head(callback).location == "/auth/login")
            #expect(try await browser.head(fixture.address.path()).location == "/auth/login")
            #expect(try await browser.get(callback).location == "/")
        }
    }

    @Test func waysAreLimitedByAddress() async throws {
        let fixture = try await Fixture()
        try await fixture.server.withBrowser(change: { $0.limits.providersPerMinute = 1 }) { (browser: TestBrowser) async throws in
            #expect(try await browser.get(fixture.address.path()).status == .seeOther)
            // One more a minute, for however long the test takes.
            for _ in 0..<20 {
                let answer = try await browser.get(fixture.address.path())
                if answer.status == .tooManyRequests { return #expect(answer.headers[.retryAfter] != nil) }
            }
            Issue.record("Nothing is refused")
        }
    }
}
