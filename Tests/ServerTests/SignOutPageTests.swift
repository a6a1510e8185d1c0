import HTTPTypes
import HouseholdModel
import HummingbirdTesting
import Installation
import MembersModel
import Models
import NIOCore
import Services
import Testing

@testable import Server

/// Tests signing out from pages that are not screens.
struct SignOutPageTests {
    private let form = "<form id=\"sign-out\" method=\"post\" action=\"/auth/logout\">"

    @Test func errorPagesOfAMemberCanSignOut() async throws {
        let server = try TestServer()
        try await server.setUp()
        let viewer = try await server.token(of: "grace", as: .viewer)
        let token = try await server.formToken(of: viewer)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(viewer)
            let pages = [
                try await browser.get("/nowhere"), try await browser.get("/accounts/new"), try await browser.get("/files/backup"),
                try await browser.get("/files/nothing"), try await browser.get("/files/export?to=msword"),
                try await browser.post("/accounts/new", [("_token", token), ("_action", "add-account")]),
                try await browser.post("/accounts/new", [("_token", "forged"), ("_action", "add-account")]),
                try await browser.send(.post, "/more", [.contentType: "text/plain"], ByteBuffer(string: "x")),
            ]
            for page in pages {
                #expect(page.status.code >= 400)
                #expect(page.text.contains(form) && page.text.contains("form=\"sign-out\""), "\(page.status): \(page.text)")
                #expect(page.formToken == token)
            }
            browser.forgetCookies()
            #expect(try await !browser.post("/auth/login", []).text.contains("form=\"sign-out\">"))
            #expect(try await browser.send(.put, "/", [:], nil).text.contains("sign-out") == false)
        }
    }

    @Test func signOutWithoutASessionDeletesTheCookies() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        let old = try await server.formToken(of: session)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            server.advanceClock(minutes: 31)
            // The sign-out form of an older page redirects to the sign-in page, whose form works.
            let expired = try #require(try await browser.post("/auth/logout", [("_token", old)]).location)
            #expect(expired.hasPrefix("/auth/session-expired"))
            let page = try await browser.get("/auth/session-expired")
            #expect(page.text.contains(form))
            let answer = try await browser.post("/auth/logout", [("_token", try #require(page.formToken))])
            #expect(answer.location == "/auth/login")
            #expect(answer.headers[HTTPField.Name("Clear-Site-Data")!] == "\"cache\", \"storage\"")
            #expect(browser.cookies["coffer-session"] == nil)
        }
    }

    @Test func aUsedSessionEndsAfterThirtyDaysWithoutAnIdleWarning() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        let owner = try await server.services(of: session)
        var household = try await owner.household().fetchHousehold()
        household.idleMinutes = 1_440
        _ = try await owner.household().updateHousehold(household)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            #expect(try await browser.get("/accounts").text.contains("data-session-expires"))
            for _ in 0..<29 {
                server.advanceClock(minutes: 1_440 - 1)
                #expect(try await browser.get("/accounts").status == .ok)
            }
            server.advanceClock(minutes: 60)
            #expect(try await !browser.get("/accounts").text.contains("data-session-expires"))
            server.advanceClock(minutes: 1_440)
            #expect(try await browser.get("/accounts").location == "/auth/session-expired?next=%2Faccounts")
        }
    }

    /// A browser reports a redirected event stream as a network error, after which the page would connect again without end.
    @Test func aPageWhoseSessionHasEndedIsToldSoWhenItConnectsAgain() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            try await server.installation.auth.signOut(session)
            let stream = try await browser.get("/live?path=%2Faccounts&state=none")
            #expect(stream.status == .ok)
            #expect(stream.headers[.contentType] == "text/event-stream")
            #expect(stream.headers[.cacheControl] == "no-store")
            #expect(stream.text == "event: reload\ndata:\n\n")
            #expect(try await browser.get("/accounts").location == "/auth/session-expired?next=%2Faccounts")
        }
    }
}
