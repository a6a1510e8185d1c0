import HTTPTypes
import HummingbirdTesting
import Installation
import Models
import Services
import Testing

struct PageTests {
    @Test func anUnchangedPageIsNotModified() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            let page = try await browser.get("/accounts")
            #expect(page.headers[.cacheControl] == "private, no-cache")
            let tag = try #require(page.headers[.eTag])
            let again = try await browser.get("/accounts", [.ifNoneMatch: tag])
            #expect(again.status == .notModified)
            #expect(again.text.isEmpty)
            #expect(again.headers[.eTag] == tag)
        }
    }

    @Test func aChangeInTheHouseholdInvalidatesThePage() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        let services = try await server.services(of: session)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            let tag = try #require(try await browser.get("/accounts").headers[.eTag])
            _ = try await services.accounts().addAccount(AccountDraft(name: "Everyday", kind: .checking, currency: .euro))
            let page = try await browser.get("/accounts", [.ifNoneMatch: tag])
            #expect(page.status == .ok)
            #expect(page.text.contains("Everyday"))
        }
    }

    @Test func theNextDayInvalidatesThePage() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            server.advanceClock(minutes: 11 * 60 + 50)
            browser.setSession(try await server.token(of: "grace", as: .member))
            let tag = try #require(try await browser.get("/accounts").headers[.eTag])
            server.advanceClock(minutes: 15)
            #expect(try await browser.get("/accounts", [.ifNoneMatch: tag]).status == .ok)
        }
    }

    @Test func aCachedPageOfAnotherMemberIsInvalid() async throws {
        let server = try TestServer()
        let ada = try await server.setUp()
        let grace = try await server.token(of: "grace", as: .member)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(ada)
            let tag = try #require(try await browser.get("/accounts").headers[.eTag])
            browser.setSession(grace)
            #expect(try await browser.get("/accounts", [.ifNoneMatch: tag]).status == .ok)
        }
    }

    @Test func notFoundPagesAreIdentical() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            var pages: Set<String> = []
            for path in ["/nowhere", "/accounts/acc_1/nowhere/at/all", "/accounts/a%2Fb", "/../etc/passwd", "/auth/logout"] {
                let page = try await browser.get(path)
                #expect(page.status == .notFound, "\(path)")
                #expect(page.headers[.eTag] == nil)
                pages.insert(page.text)
            }
            #expect(pages.count == 1)
            let absent = try await [browser.get("/accounts/acc_1"), browser.get("/accounts/acc_2")]
            #expect(absent.map(\.status) == [.notFound, .notFound])
            #expect(absent[0].text == absent[1].text)
        }
    }

    @Test func otherMethodsAreRejected() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            #expect(try await browser.send(.delete, "/accounts", [:], nil).status == .methodNotAllowed)
        }
    }

    @Test func aHeadHasNoBody() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            let answer = try await browser.head("/accounts")
            #expect(answer.status == .ok)
            #expect(answer.text.isEmpty)
        }
    }

    @Test func everyResponseHasSecurityHeaders() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        try await server.withBrowser { (browser: TestBrowser) async throws in
            for path in ["/", "/auth/login", "/health"] {
                let headers = try await browser.get(path).headers
                let policy = try #require(headers[.contentSecurityPolicy])
                #expect(policy.hasPrefix("default-src 'none'; "))
                #expect(!policy.contains("unsafe"))
                #expect(headers[.xContentTypeOptions] == "nosniff")
                #expect(headers[HTTPField.Name("Referrer-Policy")!] == "same-origin")
                #expect(headers[.strictTransportSecurity] == nil)
            }
            browser.setSession(session)
            #expect(try await browser.get("/accounts").headers[.contentSecurityPolicy]?.contains("frame-ancestors 'none'") == true)
        }
    }

    @Test func healthRevealsNothingElse() async throws {
        let server = try TestServer()
        try await server.withBrowser { (browser: TestBrowser) async throws in
            let answer = try await browser.get("/health")
            #expect(answer.status == .ok)
            #expect(answer.text == "ok\n")
        }
    }
}
