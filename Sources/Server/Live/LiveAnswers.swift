import App
import HTML
import HTTPTypes
import Hummingbird
import Models
import Navigation
import ServiceLifecycle
import Services

/// Keeps open pages up to date: one task for each, with its own screen, that sends what changed as server-sent events.
struct LiveAnswers: Sendable {
    let installation: any InstallationProtocol
    let pages: PageMaker
    let seats: LiveSeats
    let heartbeat: Duration
    var contents = LiveContents()

    /// `/live?path=…&state=…`: the page that is shown, and the state that it was made at.
    ///
    /// - Throws: `Refusal`.
    func open(_ visit: SignedInVisit) throws(Refusal) -> Response {
        guard let path = visit.visit.queryValue("path"), let link = try? DeepLinkParser.parse(path: path), !link.route.isWayIn else {
            throw .notFound
        }
        guard let seat = seats.take(for: visit.session.session) else { throw .tooMany }
        let state = visit.visit.queryValue("state") ?? ""
        let request = visit.visit.request
        return Response(
            status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
            body: ResponseBody { writer in
                try await request.body.consumeWithCancellationOnInboundClose { _ in
                    try await stream(link, shown: state, to: visit, &writer)
                }
                withExtendedLifetime(seat) {}
                try await writer.finish(nil)
            })
    }

    /// Sends changes until the session ends, the page has to be asked for again, the reader is gone, or the server stops.
    @concurrent func stream(
        _ link: Link, shown state: String, to visit: SignedInVisit, _ writer: inout any ResponseBodyWriter
    ) async throws {
        // First to listen, then to look: nothing that changes in between is missed.
        let changes = installation.changes()
        let signals = LiveSignals()
        let household = visit.session.household.id
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for await change in changes where change.household == nil || change.household == household { signals.change(change.number) }
            }
            group.addTask { [heartbeat] in
                while (try? await Task.sleep(for: heartbeat)) != nil { signals.beat() }
            }
            group.addTask {
                try? await gracefulShutdown()
                signals.finish()
            }
            try await write(signals, of: link, shown: state, to: visit, &writer)
            group.cancelAll()
        }
    }

    @concurrent private func write(
        _ signals: LiveSignals, of link: Link, shown state: String, to visit: SignedInVisit, _ writer: inout any ResponseBodyWriter
    ) async throws {
        // The state that the page is opened at is read first, so that a change in between is at worst sent twice.
        guard let session = try await pages.auth.session(visit.token, isUse: false) else { return try await writer.write(LiveEvent.reload) }
        let services = installation.container(for: session)
        let screen = Screen(pages.environment(session: session, services: services, visit: visit.visit, notice: nil))
        guard await screen.open(link) == .found else { return try await writer.write(LiveEvent.reload) }
        var page = LivePage(screen)
        let opened = pages.state(of: session, services: services).text
        // Which regions an older page has is not known.
        if opened != state, page.isLive { return try await writer.write(LiveEvent.reload) }
        // The frame around a form is known, and may be older than this.
        let frame = opened == state ? [] : page.content.patches
        try await writer.write(frame.isEmpty ? LiveEvent.heartbeat : LiveEvent.patches(frame, state: opened))

        let place = LiveContents.Page(session: session.session, path: link.path)
        var lastChange = 0
        var isBehind = false
        for await _ in signals.wakes {
            let signal = signals.take()
            if let change = signal.change { lastChange = change }
            if signal.isHeartbeat { try await writer.write(LiveEvent.heartbeat) }
            // Live updates are not use: a page that nobody touches ends with its session.
            let now: SessionContext
            switch await current(visit.token) {
            case .signedIn(let session): now = session
            case .ended: return try await writer.write(LiveEvent.reload)
            case .unknown:
                isBehind = true
                continue
            }
            let today = installation.container(for: now).context.today
            // Who looks, and on which day, is part of every figure and name on the page.
            guard now.profile == session.profile, now.household == session.household, today == services.context.today else {
                return try await writer.write(LiveEvent.reload)
            }
            guard signal.change != nil || isBehind else { continue }
            let content: LiveContent
            switch await self.content(&page, at: place, after: lastChange, unread: now.unread) {
            case .content(let found): content = found
            case .unavailable:
                isBehind = true
                continue
            case .elsewhere: return try await writer.write(LiveEvent.reload)
            }
            isBehind = false
            switch page.show(content) {
            case .same: break
            case .reload: return try await writer.write(LiveEvent.reload)
            case .patches(let patches):
                let state = PageState(session: now, today: today, build: pages.build)
                try await writer.write(LiveEvent.patches(patches, state: state.text))
            }
        }
    }

    /// What a page shows after a change: what another of the same session has found already, or what it reads itself.
    private func content(
        _ page: inout LivePage, at place: LiveContents.Page, after change: Int, unread: Int
    ) async -> LiveReading {
        if let content = contents.content(of: place, after: change) { return .content(content) }
        let reading = await page.read(unread: unread)
        if case .content(let content) = reading { contents.keep(content, of: place, after: change) }
        return reading
    }

    private enum Standing {
        case signedIn(SessionContext)
        case ended
        /// The database gave no answer.
        case unknown
    }

    private func current(_ token: String) async -> Standing {
        do {
            return try await pages.auth.session(token, isUse: false).map { .signedIn($0) } ?? .ended
        } catch {
            return .unknown
        }
    }
}
