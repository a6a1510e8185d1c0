import HTTPTypes
import HummingbirdTesting
import LiveServices
import Models
import NIOCore
import NIOPosix
import Services
import Testing

@testable import Server

/// Readers of live updates that do not read, or may not any longer.
struct LiveReaderTests {
    private func draft(_ name: String) throws -> AccountDraft {
        AccountDraft(name: name, kind: .cash, currency: try #require(Currency(code: "EUR")))
    }

    @Test(.timeLimit(.minutes(5))) func aReaderThatTakesNothingHoldsNobodyUpAndIsLeft() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        let services = try await house.services(of: session)
        // A page that is long enough to fill what lies between server and reader after a while.
        let long = String(repeating: "x", count: 90)
        for number in 0..<150 { _ = try await services.accounts().addAccount(try draft("\(long) \(number)")) }
        try await house.serve(change: {
            $0.limits.livePagesPerSession = 1
            $0.limits.writeTimeout = .milliseconds(200)
            $0.limits.heartbeat = .milliseconds(50)
        }) { (visitor, port) async throws in
            visitor.hold(session)
            let reader = try await StuckReader(
                port: port, path: "/live?path=%2Faccounts&state=\(try await house.state(of: session))", session)
            // The one lease is taken …
            try await house.poll { try await visitor.head("/live?path=%2Faccounts").status == .tooManyRequests }
            // … and free again once the reader has taken nothing for too long. Every write is done meanwhile.
            var writes = 0
            try await house.poll {
                for number in 0..<5 { _ = try await services.accounts().addAccount(try draft("\(long) more \(writes).\(number)")) }
                writes += 1
                return try await visitor.head("/live?path=%2Faccounts").status != .tooManyRequests
            }
            #expect(try await services.accounts().fetchAccounts(includingArchived: false).count == 150 + 5 * writes)
            try await reader.close()
        }
    }

    @Test(.timeLimit(.minutes(10))) func aViewersPageGetsWhatOthersWriteAndEndsWhenTheyAreDisabled() async throws {
        let house = try ServerHouse()
        let owner = try await house.setUp()
        let viewer = try await house.token(of: "grace", as: .viewer)
        let services = try await house.services(of: owner)
        _ = try await services.accounts().addAccount(try draft("Purse"))
        let page = try await OpenPage("/accounts", in: house, session: viewer, shown: nil)
        #expect(await page.next() == ":\n\n")
        _ = try await services.accounts().addAccount(try draft("Wallet"))
        let patch = try #require(await page.next())
        #expect(patch.contains("Wallet"))
        let id = try #require(try await house.installation.auth.session(viewer, isUse: false)).profile.id
        _ = try await services.members().disableMember(id: id)
        #expect(await page.next() == "event: reload\ndata:\n\n")
        #expect(await page.next() == nil)
    }

    @Test(.timeLimit(.minutes(10))) func everyPageOfASessionThatIsEndedElsewhereCloses() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        let result = try await house.installation.auth.signIn(
            name: "ada", passphrase: ServerHouse.passphrase, from: SignInOrigin(address: "192.0.2.7"))
        guard case .signedIn(let phone) = result else { throw NoSession() }
        _ = try await house.services(of: session).accounts().addAccount(try draft("Purse"))
        let pages = [
            try await OpenPage("/accounts", in: house, session: phone, shown: nil),
            try await OpenPage("/", in: house, session: phone, shown: nil),
        ]
        for page in pages { #expect(await page.next() == ":\n\n") }
        let kept = try await OpenPage("/accounts", in: house, session: session, shown: nil)
        #expect(await kept.next() == ":\n\n")
        let id = try #require(try await house.installation.auth.session(phone, isUse: false)).session
        try await house.services(of: session).security().endSession(id: id)
        for page in pages {
            #expect(await page.next() == "event: reload\ndata:\n\n")
            #expect(await page.next() == nil)
        }
        _ = try await house.services(of: session).accounts().addAccount(try draft("Wallet"))
        // First that a session was ended is told, where the page shows what is not read.
        var event = try #require(await kept.next())
        if !event.contains("Wallet") { event = try #require(await kept.next()) }
        #expect(event.contains("Wallet"))
    }
}

/// A connection over which a page is followed and from which nothing is ever read.
private struct StuckReader {
    private let channel: any Channel

    init(port: Int, path: String, _ session: String) async throws {
        channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelOption(.autoRead, value: false).channelOption(.socketOption(.so_rcvbuf), value: 4_096)
            .connect(host: "localhost", port: port).get()
        let request = "GET \(path) HTTP/1.1\r\nHost: localhost\r\nCookie: coffer-session=\(session)\r\n\r\n"
        try await channel.writeAndFlush(ByteBuffer(string: request))
    }

    func close() async throws { try? await channel.close() }
}

extension ServerHouse {
    /// The state that pages of a session are made at now.
    fileprivate func state(of token: String) async throws -> String {
        guard let session = try await installation.auth.session(token, isUse: false) else { throw NoSession() }
        return PageState(session: session, today: installation.container(for: session).context.today, build: "test").text
    }

    /// Looks again and again until it is so. The test's own limit of time ends it.
    fileprivate func poll(_ isSo: () async throws -> Bool) async throws {
        while try await !isSo() { await Task.yield() }
    }
}
