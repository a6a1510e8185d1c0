import HTML
import HTTPTypes
import HummingbirdTesting
import Installation
import Localization
import MembersModel
import Models
import NIOCore
import Services
import Testing

@testable import App
@testable import Server

struct LiveTests {
    @Test(.timeLimit(.minutes(60))) func anOpenPageGetsChangesUntilItsSessionEnds() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        let services = try await server.services(of: session)
        _ = try await services.accounts().addAccount(AccountDraft(name: "Holiday", kind: .savings, currency: .euro))
        let page = try await TestLivePage("/accounts", in: server, session: session, shown: nil)
        #expect(await page.next() == ":\n\n")
        _ = try await services.accounts().addAccount(AccountDraft(name: "Everyday", kind: .checking, currency: .euro))
        let patch = try #require(await page.next())
        #expect(patch.hasPrefix("event: patch\n"))
        #expect(patch.contains("\ndata: accounts\n"))
        #expect(patch.contains("Everyday"))
        #expect(patch.contains("\nid: test-"))
        try await server.installation.auth.signOut(session)
        #expect(await page.next() == "event: reload\ndata:\n\n")
        #expect(await page.next() == nil)
    }

    /// The pages use one content cache.
    @Test(.timeLimit(.minutes(60))) func everyPageOfASessionGetsEveryChange() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        let services = try await server.services(of: session)
        func add(_ name: String) async throws {
            _ = try await services.accounts().addAccount(AccountDraft(name: name, kind: .savings, currency: .euro))
        }
        try await add("Holiday")
        let cache = LiveContentCache()
        var pages: [TestLivePage] = []
        for path in ["/accounts", "/accounts", "/accounts", "/"] {
            pages.append(try await TestLivePage(path, in: server, session: session, shown: nil, cache: cache))
        }
        for page in pages { #expect(await page.next() == ":\n\n") }
        for name in ["Rainy day", "Bicycle", "Garden"] {
            try await add(name)
            for page in pages { #expect(try #require(await page.next()).contains(name), "\(name)") }
        }
    }

    @Test func contentLoadedBeforeAChangeIsNotUsedAfterIt() {
        let cache = LiveContentCache()
        let key = LiveContentCache.Key(session: ID(rawValue: 1), path: "/accounts")
        let (old, new) = (content("old"), content("new"))
        cache.store(old, for: key, after: 4)
        #expect(cache.content(for: key, after: 4) == old)
        #expect(cache.content(for: key, after: 5) == nil)
        #expect(cache.content(for: LiveContentCache.Key(session: ID(rawValue: 2), path: "/accounts"), after: 4) == nil)
        #expect(cache.content(for: LiveContentCache.Key(session: ID(rawValue: 1), path: "/accounts?after=x"), after: 4) == nil)
        cache.store(new, for: key, after: 5)
        // Content loaded before the change is stored late.
        cache.store(old, for: key, after: 4)
        #expect(cache.content(for: key, after: 4) == new)
    }

    private func content(_ text: String) -> LiveContent {
        var writer = HTMLWriter()
        Live("list") { .verbatim(text) }.render(into: &writer)
        return LiveContent(writer)
    }

    @Test(.timeLimit(.minutes(60))) func anOutdatedPageIsReloaded() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        _ = try await server.services(of: session).accounts().addAccount(
            AccountDraft(name: "Holiday", kind: .savings, currency: .euro))
        let page = try await TestLivePage("/accounts", in: server, session: session, shown: "older")
        #expect(await page.next() == "event: reload\ndata:\n\n")
        #expect(await page.next() == nil)
    }

    @Test(.timeLimit(.minutes(60))) func anOpenPageIsReloadedWhenTheMembersRoleChanges() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        let grace = try await server.token(of: "grace", as: .viewer)
        let page = try await TestLivePage("/accounts", in: server, session: grace, shown: nil)
        #expect(await page.next() == ":\n\n")
        _ = try await server.services(of: session).members().changeRole(
            id: try #require(try await server.installation.auth.session(grace, isUse: false)).profile.id, to: .member)
        // The member's role has changed, so the whole page may differ.
        #expect(await page.next() == "event: reload\ndata:\n\n")
    }

    @Test func aLiveConnectionToAnUnknownScreenIsNotFound() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            for path in ["/live", "/live?path=%2Fnowhere", "/live?path=%2Fauth%2Flogin"] {
                #expect(try await browser.get(path).status == .notFound)
            }
        }
    }

    @Test func liveConnectionsAreLimitedPerSession() {
        let limiter = LiveConnectionLimiter(limit: 2)
        let session = ID<Session>(rawValue: 1)
        var taken = [limiter.acquire(for: session), limiter.acquire(for: session)]
        #expect(limiter.acquire(for: session) == nil)
        #expect(limiter.acquire(for: ID(rawValue: 2)) != nil)
        taken.removeLast()
        #expect(limiter.acquire(for: session) != nil)
    }

    @Test func pendingSignalsAreMerged() async {
        let signals = LiveSignals()
        signals.change(7)
        signals.heartbeat()
        signals.finish()
        var count = 0
        for await _ in signals.wakeups { count += 1 }
        #expect(count == 1)
        #expect(signals.drain() == LiveSignals.Signal(change: 7, isHeartbeat: true))
        #expect(signals.drain() == LiveSignals.Signal())
    }

    @Test func textCannotInjectAnEvent() {
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
