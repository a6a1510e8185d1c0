import App
import HTTPTypes
import Hummingbird
import MembersModel
import Models
import Navigation
import ServiceLifecycle
import Services

/// Keeps open pages up to date over server-sent events. Each connection has a task and a screen of its own and sends the regions that
/// changed.
struct LiveHandler: Sendable {
    let installation: any InstallationProtocol
    let pages: PageRenderer
    let limiter: LiveConnectionLimiter
    let heartbeat: Duration
    var cache = LiveContentCache()

    /// Opens the event stream of `/live?path=…&state=…`, the path of the page and the state it was rendered at.
    ///
    /// - Throws: `HTTPFailure.notFound`, `.tooManyPages`.
    func connect(_ signedIn: SignedInContext) throws(HTTPFailure) -> Response {
        guard let path = signedIn.request.queryValue("path"), let link = try? FeatureList.standard.routes.link(path: path),
            !link.route.isSignIn
        else { throw .notFound }
        guard let lease = limiter.acquire(for: signedIn.session.session) else { throw .tooManyPages }
        let state = signedIn.request.queryValue("state") ?? ""
        let request = signedIn.request.http
        return Response(
            status: .ok, headers: Self.headers,
            body: ResponseBody { writer in
                try await request.body.consumeWithCancellationOnInboundClose { _ in
                    try await stream(link, shown: state, to: signedIn, &writer)
                }
                withExtendedLifetime(lease) {}
                try await writer.finish(nil)
            })
    }

    /// The event stream of a page that has to be loaded again.
    static var reload: Response { Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: LiveEvent.reload)) }

    /// The headers of an event stream.
    static let headers: HTTPFields = [.contentType: "text/event-stream", .cacheControl: "no-store"]

    /// Sends changes until the session ends, the page has to be reloaded, the client disconnects, or the server shuts down.
    @concurrent func stream(
        _ link: Link, shown state: String, to signedIn: SignedInContext, _ writer: inout any ResponseBodyWriter
    ) async throws {
        // Subscribes before the first load, so that no change in between is missed.
        let changes = installation.changes()
        let signals = LiveSignals()
        try await withThrowingTaskGroup(of: Void.self) { group in
            signals.collect(changes, of: signedIn.session.household.id, heartbeat: heartbeat, in: &group)
            try await write(signals, of: link, shown: state, to: signedIn, &writer)
            group.cancelAll()
        }
    }

    @concurrent private func write(
        _ signals: LiveSignals, of link: Link, shown state: String, to signedIn: SignedInContext, _ writer: inout any ResponseBodyWriter
    ) async throws {
        // Read before the state, so that a page of this state offers these accounts.
        let seen = try await installation.seenAccounts(of: signedIn.session)
        // Reads the state before the content, so a change in between is at worst sent twice.
        guard let session = try await pages.auth.session(signedIn.token, isUse: false) else {
            return try await writer.write(LiveEvent.reload)
        }
        let services = installation.container(for: session)
        let screen = Screen(pages.environment(session: session, services: services, request: signedIn.request, notice: nil))
        guard await screen.open(link) == .found else { return try await writer.write(LiveEvent.reload) }
        var page = LivePage(screen)
        let opened = pages.state(of: session, services: services).text
        // The browser shows an older state, for which the hashes of the regions are unknown.
        if opened != state, page.isLive { return try await writer.write(LiveEvent.reload) }
        // On a page with a form only the regions of the frame can change. They are sent again if they may be outdated.
        let frame = opened == state ? [] : page.content.patches
        try await writer.write(frame.isEmpty ? LiveEvent.heartbeat : LiveEvent.patches(frame, state: opened))

        let key = LiveContentCache.Key(session: session.session, path: link.path)
        var lastChange = 0
        var isStale = false
        for await _ in signals.wakeups {
            let signal = signals.drain()
            if let change = signal.change { lastChange = change }
            if signal.isHeartbeat { try await writer.write(LiveEvent.heartbeat) }
            // Live connections do not extend the session, so a page without interaction ends with it.
            let current: SessionContext
            switch await sessionState(signedIn.token) {
            case .signedIn(let session): current = session
            case .ended: return try await writer.write(LiveEvent.reload)
            case .unavailable:
                isStale = true
                continue
            }
            let today = installation.container(for: current).context.today
            // Every figure and name on a page may depend on the member's profile, the household and the day.
            guard current.profile == session.profile, current.household == session.household, today == services.context.today else {
                return try await writer.write(LiveEvent.reload)
            }
            guard signal.change != nil || isStale else { continue }
            // Filters and fields outside of the regions name accounts, too.
            let seenNow: SeenAccounts?
            do {
                seenNow = try await installation.seenAccounts(of: current)
            } catch {
                isStale = true
                continue
            }
            guard seenNow == seen else { return try await writer.write(LiveEvent.reload) }
            let content: LiveContent
            switch await self.content(&page, at: key, after: lastChange, unread: current.unread) {
            case .content(let found): content = found
            case .unavailable:
                isStale = true
                continue
            case .elsewhere: return try await writer.write(LiveEvent.reload)
            }
            isStale = false
            switch page.show(content) {
            case .same: break
            case .reload: return try await writer.write(LiveEvent.reload)
            case .patches(let patches):
                let state = PageState(session: current, today: today, build: pages.build)
                try await writer.write(LiveEvent.patches(patches, state: state.text))
            }
        }
    }

    /// Returns the content of a page after a change, from the cache if a page of the same session has loaded it already.
    private func content(
        _ page: inout LivePage, at key: LiveContentCache.Key, after change: Int, unread: Int
    ) async -> LiveReading {
        if let content = cache.content(for: key, after: change) { return .content(content) }
        let reading = await page.read(unread: unread)
        if case .content(let content) = reading { cache.store(content, for: key, after: change) }
        return reading
    }

    private enum SessionState {
        case signedIn(SessionContext)
        case ended
        /// The database is not available.
        case unavailable
    }

    private func sessionState(_ token: String) async -> SessionState {
        do {
            return try await pages.auth.session(token, isUse: false).map { .signedIn($0) } ?? .ended
        } catch {
            return .unavailable
        }
    }
}
