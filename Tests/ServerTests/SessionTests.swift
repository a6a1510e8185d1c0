import HTTPTypes
import HummingbirdTesting
import LiveServices
import Models
import Services
import Testing

struct SessionTests {
    @Test func signingOutEndsTheSessionAndTakesTheCookieAway() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        let token = try await house.formToken(of: session)
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(session)
            let answer = try await visitor.post("/auth/logout", [("_token", token)])
            #expect(answer.location == "/auth/login")
            #expect(answer.headers[HTTPField.Name("Clear-Site-Data")!] == "\"cache\", \"storage\"")
            #expect(visitor.cookies["coffer-session"] == nil)
            #expect(try await visitor.get("/accounts").location == "/auth/login?next=%2Faccounts")
            visitor.hold(session)
            #expect(try await visitor.get("/accounts").location == "/auth/session-expired?next=%2Faccounts")
        }
    }

    @Test func aSessionThatWasEndedElsewhereIsSaidAndSigningInLeadsBack() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        let id = try #require(try await house.installation.auth.session(session, isUse: false)).session
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(session)
            let token = try await house.formToken(of: session)
            try await house.services(of: session).security().endSession(id: id)
            let said = try #require(try await visitor.get("/accounts?sort=balance").location)
            #expect(said == "/auth/session-expired?next=%2Faccounts%3Fsort%3Dbalance")
            let page = try await visitor.get(said)
            #expect(page.text.contains("Your session has ended"))
            #expect(page.text.contains("href=\"/auth/login?next=%2Faccounts%3Fsort%3Dbalance\""))
            // A form that was on its way is not done, and its page is where sign-in leads.
            let sent = try await visitor.post("/accounts/new", [("_token", token), ("account-name", "Purse"), ("_action", "add-account")])
            #expect(sent.location == "/auth/session-expired?next=%2Faccounts%2Fnew")
        }
    }

    @Test func signingOutNeedsTheFormsToken() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(session)
            #expect(try await visitor.post("/auth/logout", []).status == .forbidden)
            #expect(try await visitor.get("/accounts").status == .ok)
        }
    }

    @Test func aSessionThatIsNotUsedEnds() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(session)
            house.wait(minutes: 29)
            #expect(try await visitor.get("/accounts").status == .ok)
            house.wait(minutes: 31)
            #expect(try await visitor.get("/accounts").status == .seeOther)
        }
    }

    @Test func stayingPutsTheEndOff() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        let token = try await house.formToken(of: session)
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(session)
            house.wait(minutes: 29)
            #expect(try await visitor.post("/auth/stay", [("_token", token)]).status == .noContent)
            house.wait(minutes: 29)
            #expect(try await visitor.get("/accounts").status == .ok)
        }
    }

    @Test func aNoticeIsSaidOnce() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        let context = try #require(try await house.installation.auth.session(session, isUse: false))
        try await house.installation.auth.leaveNotice("Groceries were deleted", undo: nil, for: context.session)
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(session)
            let first = try await visitor.get("/accounts")
            #expect(first.headers[.eTag] == nil)
            #expect(try await house.installation.auth.session(session, isUse: false)?.notice == nil)
            #expect(try await visitor.get("/accounts").headers[.eTag] != nil)
        }
    }
}
