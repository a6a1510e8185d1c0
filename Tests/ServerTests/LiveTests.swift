import HTML
import HTTPTypes
import HummingbirdTesting
import LiveServices
import Models
import NIOCore
import Services
import Testing

@testable import App
@testable import Server

struct LiveTests {
    @Test(.timeLimit(.minutes(10))) func anOpenPageGetsWhatIsWrittenAndEndsWithItsSession() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        let services = try await house.services(of: session)
        _ = try await services.accounts().addAccount(AccountDraft(name: "Holiday", kind: .savings, currency: Currency(code: "EUR")!))
        let page = try await OpenPage("/accounts", in: house, session: session, shown: nil)
        #expect(await page.next() == ":\n\n")
        _ = try await services.accounts().addAccount(AccountDraft(name: "Everyday", kind: .checking, currency: Currency(code: "EUR")!))
        let patch = try #require(await page.next())
        #expect(patch.hasPrefix("event: patch\n"))
        #expect(patch.contains("\ndata: accounts\n"))
        #expect(patch.contains("Everyday"))
        #expect(patch.contains("\nid: test-"))
        try await house.installation.auth.signOut(session)
        #expect(await page.next() == "event: reload\ndata:\n\n")
        #expect(await page.next() == nil)
    }

    /// They share what one of them reads.
    @Test(.timeLimit(.minutes(10))) func everyPageOfASessionGetsEveryChange() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        let services = try await house.services(of: session)
        func add(_ name: String) async throws {
            _ = try await services.accounts().addAccount(
                AccountDraft(name: name, kind: .savings, currency: try #require(Currency(code: "EUR"))))
        }
        try await add("Holiday")
        let contents = LiveContents()
        var pages: [OpenPage] = []
        for path in ["/accounts", "/accounts", "/accounts", "/"] {
            pages.append(try await OpenPage(path, in: house, session: session, shown: nil, contents: contents))
        }
        for page in pages { #expect(await page.next() == ":\n\n") }
        for name in ["Rainy day", "Bicycle", "Garden"] {
            try await add(name)
            for page in pages { #expect(try #require(await page.next()).contains(name), "\(name)") }
        }
    }

    @Test func whatWasReadBeforeAChangeIsNotShownAfterIt() {
        let contents = LiveContents()
        let page = LiveContents.Page(session: ID(rawValue: 1), path: "/accounts")
        let (old, new) = (content("old"), content("new"))
        contents.keep(old, of: page, after: 4)
        #expect(contents.content(of: page, after: 4) == old)
        #expect(contents.content(of: page, after: 5) == nil)
        #expect(contents.content(of: LiveContents.Page(session: ID(rawValue: 2), path: "/accounts"), after: 4) == nil)
        #expect(contents.content(of: LiveContents.Page(session: ID(rawValue: 1), path: "/accounts?after=x"), after: 4) == nil)
        contents.keep(new, of: page, after: 5)
        // A slow reader comes with what it read before.
        contents.keep(old, of: page, after: 4)
        #expect(contents.content(of: page, after: 4) == new)
    }

    private func content(_ text: String) -> LiveContent {
        var writer = HTMLWriter()
        Live("list") { text }.render(into: &writer)
        return LiveContent(writer)
    }

    @Test(.timeLimit(.minutes(10))) func aPageThatIsOlderThanItsStreamIsAskedForAgain() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        _ = try await house.services(of: session).accounts().addAccount(
            AccountDraft(name: "Holiday", kind: .savings, currency: Currency(code: "EUR")!))
        let page = try await OpenPage("/accounts", in: house, session: session, shown: "older")
        #expect(await page.next() == "event: reload\ndata:\n\n")
        #expect(await page.next() == nil)
    }

    @Test(.timeLimit(.minutes(10))) func anOpenPageIsAskedForAgainWhenTheRoleOfWhoLooksChanges() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        let grace = try await house.token(of: "grace", as: .viewer)
        let page = try await OpenPage("/accounts", in: house, session: grace, shown: nil)
        #expect(await page.next() == ":\n\n")
        _ = try await house.services(of: session).members().changeRole(
            id: try #require(try await house.installation.auth.session(grace, isUse: false)).profile.id, to: .member)
        // Who looks is another now, so all of the page may be.
        #expect(await page.next() == "event: reload\ndata:\n\n")
    }

    @Test func aStreamToNoScreenIsNotFound() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(session)
            for path in ["/live", "/live?path=%2Fnowhere", "/live?path=%2Fauth%2Flogin"] {
                #expect(try await visitor.get(path).status == .notFound)
            }
        }
    }

    @Test func aSessionHoldsNoMoreThanItsShareOfOpenPages() {
        let seats = LiveSeats(limit: 2)
        let session = ID<Session>(rawValue: 1)
        var taken = [seats.take(for: session), seats.take(for: session)]
        #expect(seats.take(for: session) == nil)
        #expect(seats.take(for: ID(rawValue: 2)) != nil)
        taken.removeLast()
        #expect(seats.take(for: session) != nil)
    }

    @Test func signalsThatWaitBecomeOneAndNoneIsLost() async {
        let signals = LiveSignals()
        signals.change(7)
        signals.beat()
        signals.finish()
        var count = 0
        for await _ in signals.wakes { count += 1 }
        #expect(count == 1)
        #expect(signals.take() == LiveSignals.Signal(change: 7, isHeartbeat: true))
        #expect(signals.take() == LiveSignals.Signal())
    }

    @Test func textOfAPersonBeginsNoEventOfItsOwn() {
        let event = LiveEvent.patches([.init(id: "notes", html: "a\r\nevent: reload\rdata: x\n\nevent: patch")], state: "s1")
        #expect(
            String(buffer: event) == """
                event: patch
                id: s1
                data: notes
                data: a
                data: 
                data: event: reload
                data: data: x
                data: 
                data: event: patch


                """)
    }
}
