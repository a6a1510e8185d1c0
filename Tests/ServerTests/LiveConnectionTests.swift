import HTTPTypes
import HummingbirdTesting
import Installation
import MembersModel
import Models
import NIOCore
import NIOPosix
import Services
import Testing

@testable import Server

/// Tests live connections of clients that do not read or whose session has ended.
struct LiveConnectionTests {
    private func draft(_ name: String) -> AccountDraft { AccountDraft(name: name, kind: .cash, currency: .euro) }

    @Test(.timeLimit(.minutes(60))) func aNonReadingClientBlocksNobodyAndIsDisconnected() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        let services = try await server.services(of: session)
        // The page is large enough to fill the buffers between server and client.
        let long = String(repeating: "x", count: 80)
        for number in 0..<150 { _ = try await services.accounts().addAccount(draft("\(long) \(number)")) }
        try await server.withListeningServer(change: {
            $0.limits.livePagesPerSession = 1
            // Long enough for a busy machine: other connections of the test must not be ended.
            $0.limits.writeTimeout = .seconds(4)
            $0.limits.heartbeat = .milliseconds(50)
        }) { (browser, port) async throws in
            browser.setSession(session)
            let reader = try await NonReadingClient(
                port: port, path: "/live?path=%2Faccounts&state=\(try await server.state(of: session))", session)
            // The only lease is acquired …
            #expect(try await browser.head("/live?path=%2Faccounts").status == .tooManyRequests)
            // … and released after the write timeout. Writes are not blocked meanwhile.
            var writes = 0
            try await server.poll {
                for number in 0..<5 { _ = try await services.accounts().addAccount(draft("\(long) more \(writes).\(number)")) }
                writes += 1
                return try await browser.head("/live?path=%2Faccounts").status != .tooManyRequests
            }
            #expect(try await services.accounts().fetchAccounts(includingArchived: false).count == 150 + 5 * writes)
            try await reader.close()
        }
    }

    @Test(.timeLimit(.minutes(60))) func aViewersPageGetsChangesUntilTheMemberIsDisabled() async throws {
        let server = try TestServer()
        let owner = try await server.setUp()
        let viewer = try await server.token(of: "grace", as: .viewer)
        let services = try await server.services(of: owner)
        _ = try await services.accounts().addAccount(draft("Purse"))
        let page = try await TestLivePage("/accounts", in: server, session: viewer, shown: nil)
        #expect(await page.next() == ":\n\n")
        _ = try await services.accounts().addAccount(draft("Wallet"))
        let patch = try #require(await page.next())
        #expect(patch.contains("Wallet"))
        let id = try #require(try await server.installation.auth.session(viewer, isUse: false)).profile.id
        _ = try await services.members().disableMember(id: id)
        #expect(await page.next() == "event: reload\ndata:\n\n")
        #expect(await page.next() == nil)
    }

    @Test(.timeLimit(.minutes(60))) func endingASessionClosesAllItsPages() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        let result = try await server.installation.auth.signIn(
            name: "ada", passphrase: TestServer.passphrase, from: SignInOrigin(address: "192.0.2.7"))
        guard case .signedIn(let phone) = result else { throw ServiceError.notFound }
        _ = try await server.services(of: session).accounts().addAccount(draft("Purse"))
        let pages = [
            try await TestLivePage("/accounts", in: server, session: phone, shown: nil),
            try await TestLivePage("/", in: server, session: phone, shown: nil),
        ]
        for page in pages { #expect(await page.next() == ":\n\n") }
        let kept = try await TestLivePage("/accounts", in: server, session: session, shown: nil)
        #expect(await kept.next() == ":\n\n")
        let id = try #require(try await server.installation.auth.session(phone, isUse: false)).session
        try await server.services(of: session).security().endSession(id: id)
        for page in pages {
            #expect(await page.next() == "event: reload\ndata:\n\n")
            #expect(await page.next() == nil)
        }
        _ = try await server.services(of: session).accounts().addAccount(draft("Wallet"))
        // First a page is notified that a session has ended, if it shows unread notifications.
        var event = try #require(await kept.next())
        if !event.contains("Wallet") { event = try #require(await kept.next()) }
        #expect(event.contains("Wallet"))
    }
}

/// A client that opens a live connection and never reads from it.
private struct NonReadingClient {
    private let channel: any Channel

    /// Sends a request and waits until its response begins.
    init(port: Int, path: String, _ session: String) async throws {
        let group = MultiThreadedEventLoopGroup.singleton
        let begun = group.any().makePromise(of: Void.self)
        channel = try await ClientBootstrap(group: group)
            .channelOption(.autoRead, value: false).channelOption(.socketOption(.so_rcvbuf), value: 4_096)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(FirstRead(begun)) }
            }
            .connect(host: "localhost", port: port).get()
        let request = "GET \(path) HTTP/1.1\r\nHost: localhost\r\nCookie: coffer-session=\(session)\r\n\r\n"
        try await channel.writeAndFlush(ByteBuffer(string: request))
        channel.read()
        try await begun.futureResult.get()
    }

    func close() async throws { try? await channel.close() }
}

/// Tells when the first bytes arrive.
private final class FirstRead: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private var begun: EventLoopPromise<Void>?

    init(_ begun: EventLoopPromise<Void>) {
        self.begun = begun
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        begun?.succeed()
        begun = nil
    }

    func channelInactive(context: ChannelHandlerContext) {
        begun?.fail(ChannelError.eof)
        begun = nil
    }
}

extension TestServer {
    /// The current page state of a session.
    fileprivate func state(of token: String) async throws -> String {
        let session = try await session(token)
        return PageState(session: session, today: installation.container(for: session).context.today, build: "test").text
    }

    /// Polls until the condition is true; the test's time limit ends it.
    fileprivate func poll(_ isSo: () async throws -> Bool) async throws {
        while try await !isSo() { await Task.yield() }
    }
}
