import App
import Hummingbird
import Installation
import MembersModel
import Models
import NIOCore
import NIOEmbedded
import Navigation
import Services

@testable import Server

/// A live page as the browser sees it: yields the chunks written to its event stream.
final class TestLivePage {
    private var pieces: AsyncStream<String>.Iterator
    private let task: Task<Void, any Error>

    /// - Parameters:
    ///   - state: the state that the browser shows; nil for the current one.
    ///   - cache: shared with other pages.
    init(
        _ path: String, in server: TestServer, session token: String, shown state: String?, cache: LiveContentCache = LiveContentCache()
    ) async throws {
        let (stream, continuation) = AsyncStream<String>.makeStream()
        pieces = stream.makeAsyncIterator()
        let session = try await server.session(token)
        let services = server.installation.container(for: session)
        let http = Request(
            head: HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/live"), body: .init(buffer: ByteBuffer()))
        let signedIn = SignedInContext(
            request: PublicContext(
                http: http, path: "/live", cookies: CookieJar([:]), origin: SignInOrigin(address: "127.0.0.1"),
                site: "http://localhost", channel: NIOAsyncTestingChannel()),
            token: token, session: session, services: services, isNewSession: false)
        let pages = PageRenderer(auth: server.installation.auth, cookies: CookieNames(isSecure: false), setupToken: nil, build: "test")
        let live = LiveHandler(
            installation: server.installation, pages: pages, limiter: LiveConnectionLimiter(limit: 1), heartbeat: .seconds(3_600),
            cache: cache)
        let link = try FeatureList.standard.routes.link(path: path)
        let shown = state ?? pages.state(of: session, services: services).text
        task = Task {
            defer { continuation.finish() }
            var writer: any ResponseBodyWriter = PieceWriter(pieces: continuation)
            try await live.stream(link, shown: shown, to: signedIn, &writer)
        }
    }

    deinit {
        task.cancel()
    }

    /// The next chunk; nil at the end of the stream.
    func next() async -> String? { await pieces.next(isolation: nil) }
}

private struct PieceWriter: ResponseBodyWriter {
    let pieces: AsyncStream<String>.Continuation

    mutating func write(_ buffer: ByteBuffer) async throws { pieces.yield(String(buffer: buffer)) }

    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
