import HTTPTypes
import HummingbirdTesting
import LiveServices
import Models
import NIOCore
import Services
import Testing

@testable import Server

/// Pages that are no screens sign out as well.
struct SignOutPageTests {
    private let form = "<form id=\"sign-out\" method=\"post\" action=\"/auth/logout\">"

    @Test func refusalsOfAMembersRequestsSignOut() async throws {
        let house = try ServerHouse()
        try await house.setUp()
        let viewer = try await house.token(of: "grace", as: .viewer)
        let token = try await house.formToken(of: viewer)
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(viewer)
            let pages = [
                try await visitor.get("/nowhere"), try await visitor.get("/accounts/new"), try await visitor.get("/files/backup"),
                try await visitor.get("/files/nothing"), try await visitor.get("/files/export?to=msword"),
                try await visitor.post("/accounts/new", [("_token", token), ("_action", "add-account")]),
                try await visitor.post("/accounts/new", [("_token", "forged"), ("_action", "add-account")]),
                try await visitor.send(.post, "/more", [.contentType: "text/plain"], ByteBuffer(string: "x")),
            ]
            for page in pages {
                #expect(page.status.code >= 400)
                #expect(page.text.contains(form) && page.text.contains("form=\"sign-out\""), "\(page.status): \(page.text)")
                #expect(page.formToken == token)
            }
            visitor.forgetCookies()
            #expect(try await !visitor.post("/auth/login", []).text.contains("form=\"sign-out\">"))
            #expect(try await visitor.send(.put, "/", [:], nil).text.contains("sign-out") == false)
        }
    }

    @Test func whoseSessionHasEndedSignsOutOfWhatIsLeft() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        let old = try await house.formToken(of: session)
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(session)
            house.wait(minutes: 31)
            // The form of a page from before leads to the page that says so, whose form works.
            let expired = try #require(try await visitor.post("/auth/logout", [("_token", old)]).location)
            #expect(expired.hasPrefix("/auth/session-expired"))
            let page = try await visitor.get("/auth/session-expired")
            #expect(page.text.contains(form))
            let answer = try await visitor.post("/auth/logout", [("_token", try #require(page.formToken))])
            #expect(answer.location == "/auth/login")
            #expect(answer.headers[HTTPField.Name("Clear-Site-Data")!] == "\"cache\", \"storage\"")
            #expect(visitor.cookies["coffer-session"] == nil)
        }
    }

    @Test func aSessionEndsAfterThirtyDaysInUseAndItsPagesSayNothingOfStaying() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        let owner = try await house.services(of: session)
        var household = try await owner.household().fetchHousehold()
        household.idleMinutes = 1_440
        _ = try await owner.household().updateHousehold(household)
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(session)
            #expect(try await visitor.get("/accounts").text.contains("data-session-expires"))
            for _ in 0..<29 {
                house.wait(minutes: 1_440 - 1)
                #expect(try await visitor.get("/accounts").status == .ok)
            }
            house.wait(minutes: 60)
            #expect(try await !visitor.get("/accounts").text.contains("data-session-expires"))
            house.wait(minutes: 1_440)
            #expect(try await visitor.get("/accounts").location == "/auth/session-expired?next=%2Faccounts")
            #expect(try await visitor.get("/live?path=/accounts").location?.hasPrefix("/auth/session-expired") == true)
        }
    }
}
