import HTTPTypes
import HummingbirdTesting
import LiveServices
import Models
import Services
import Testing

struct PageTests {
    @Test func anUnchangedPageIsNotSentAgain() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(session)
            let page = try await visitor.get("/accounts")
            #expect(page.headers[.cacheControl] == "private, no-cache")
            let tag = try #require(page.headers[.eTag])
            let again = try await visitor.get("/accounts", [.ifNoneMatch: tag])
            #expect(again.status == .notModified)
            #expect(again.text.isEmpty)
            #expect(again.headers[.eTag] == tag)
        }
    }

    @Test func anyChangeOfTheHouseholdMakesThePageNew() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        let services = try await house.services(of: session)
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(session)
            let tag = try #require(try await visitor.get("/accounts").headers[.eTag])
            _ = try await services.accounts().addAccount(AccountDraft(name: "Everyday", kind: .checking, currency: Currency(code: "EUR")!))
            let page = try await visitor.get("/accounts", [.ifNoneMatch: tag])
            #expect(page.status == .ok)
            #expect(page.text.contains("Everyday"))
        }
    }

    @Test func theNextDayMakesThePageNew() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(session)
            house.wait(minutes: 11 * 60 + 50)
            visitor.hold(try await house.token(of: "grace", as: .member))
            let tag = try #require(try await visitor.get("/accounts").headers[.eTag])
            house.wait(minutes: 15)
            #expect(try await visitor.get("/accounts", [.ifNoneMatch: tag]).status == .ok)
        }
    }

    @Test func aBrowsersCopyOfAnotherMembersPageIsNeverShown() async throws {
        let house = try ServerHouse()
        let ada = try await house.setUp()
        let grace = try await house.token(of: "grace", as: .member)
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(ada)
            let tag = try #require(try await visitor.get("/accounts").headers[.eTag])
            visitor.hold(grace)
            #expect(try await visitor.get("/accounts", [.ifNoneMatch: tag]).status == .ok)
        }
    }

    @Test func whatIsNotThereReadsTheSameByteForByte() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(session)
            var pages: Set<String> = []
            for path in ["/nowhere", "/accounts/acc_1/nowhere/at/all", "/accounts/a%2Fb", "/../etc/passwd", "/auth/logout"] {
                let page = try await visitor.get(path)
                #expect(page.status == .notFound, "\(path)")
                #expect(page.headers[.eTag] == nil)
                pages.insert(page.text)
            }
            #expect(pages.count == 1)
            let absent = try await [visitor.get("/accounts/acc_1"), visitor.get("/accounts/acc_2")]
            #expect(absent.map(\.status) == [.notFound, .notFound])
            #expect(absent[0].text == absent[1].text)
        }
    }

    @Test func anotherMethodIsRefused() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(session)
            #expect(try await visitor.send(.delete, "/accounts", [:], nil).status == .methodNotAllowed)
        }
    }

    @Test func aHeadHasNoBody() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(session)
            let answer = try await visitor.head("/accounts")
            #expect(answer.status == .ok)
            #expect(answer.text.isEmpty)
        }
    }

    @Test func everyAnswerTellsTheBrowserWhatNotToDo() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        try await house.open { (visitor: Visitor) async throws in
            for path in ["/", "/auth/login", "/health"] {
                let headers = try await visitor.get(path).headers
                let policy = try #require(headers[.contentSecurityPolicy])
                #expect(policy.hasPrefix("default-src 'none'; "))
                #expect(!policy.contains("unsafe"))
                #expect(headers[.xContentTypeOptions] == "nosniff")
                #expect(headers[HTTPField.Name("Referrer-Policy")!] == "same-origin")
                #expect(headers[.strictTransportSecurity] == nil)
            }
            visitor.hold(session)
            #expect(try await visitor.get("/accounts").headers[.contentSecurityPolicy]?.contains("frame-ancestors 'none'") == true)
        }
    }

    @Test func healthSaysNothingButThatItIsWell() async throws {
        let house = try ServerHouse()
        try await house.open { (visitor: Visitor) async throws in
            let answer = try await visitor.get("/health")
            #expect(answer.status == .ok)
            #expect(answer.text == "ok\n")
        }
    }
}
