import HTTPTypes
import HummingbirdTesting
import Installation
import MembersModel
import Models
import Services
import Testing

struct SessionTests {
    @Test func signOutEndsTheSessionAndDeletesTheCookie() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        let token = try await server.formToken(of: session)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            let answer = try await browser.post("/auth/logout", [("_token", token)])
            #expect(answer.location == "/auth/login")
            #expect(answer.headers[HTTPField.Name("Clear-Site-Data")!] == "\"cache\", \"storage\"")
            #expect(browser.cookies["coffer-session"] == nil)
            #expect(try await browser.get("/accounts").location == "/auth/login?next=%2Faccounts")
            browser.setSession(session)
            #expect(try await browser.get("/accounts").location == "/auth/session-expired?next=%2Faccounts")
        }
    }

    @Test func anEndedSessionRedirectsToSignInAndBack() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        let id = try #require(try await server.installation.auth.session(session, isUse: false)).session
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            let token = try await server.formToken(of: session)
            try await server.services(of: session).security().endSession(id: id)
            let said = try #require(try await browser.get("/accounts?sort=balance").location)
            #expect(said == "/auth/session-expired?next=%2Faccounts%3Fsort%3Dbalance")
            let page = try await browser.get(said)
            #expect(page.text.contains("Your session has ended"))
            #expect(page.text.contains("href=\"/auth/login?next=%2Faccounts%3Fsort%3Dbalance\""))
            // A form sent after the session has ended changes nothing; after sign-in its page is shown.
            let sent = try await browser.post("/accounts/new", [("_token", token), ("account-name", "Purse"), ("_action", "add-account")])
            #expect(sent.location == "/auth/session-expired?next=%2Faccounts%2Fnew")
        }
    }

    @Test func signOutRequiresTheCSRFToken() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            #expect(try await browser.post("/auth/logout", []).status == .forbidden)
            #expect(try await browser.get("/accounts").status == .ok)
        }
    }

    @Test func anIdleSessionEnds() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            server.advanceClock(minutes: 29)
            #expect(try await browser.get("/accounts").status == .ok)
            server.advanceClock(minutes: 31)
            #expect(try await browser.get("/accounts").status == .seeOther)
        }
    }

    @Test func aSessionCanBeExtended() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        let token = try await server.formToken(of: session)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            server.advanceClock(minutes: 29)
            #expect(try await browser.post("/auth/stay", [("_token", token)]).status == .noContent)
            server.advanceClock(minutes: 29)
            #expect(try await browser.get("/accounts").status == .ok)
        }
    }

    @Test func aNoticeIsShownOnce() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        let context = try #require(try await server.installation.auth.session(session, isUse: false))
        try await server.installation.auth.storeNotice("Groceries were deleted", undo: nil, next: nil, for: context)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            let first = try await browser.get("/accounts")
            #expect(first.headers[.eTag] == nil)
            #expect(try await server.installation.auth.session(session, isUse: false)?.notice == nil)
            #expect(try await browser.get("/accounts").headers[.eTag] != nil)
        }
    }
}
