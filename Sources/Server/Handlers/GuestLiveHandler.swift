import App
import HTTPTypes
import Hummingbird
import Navigation
import PeopleModel
import ServiceLifecycle
import Services
import Synchronization

/// Keeps the open pages of guests up to date over server-sent events. Each connection has a task and a screen of its own.
struct GuestLiveHandler: Sendable {
    let installation: any InstallationProtocol
    let pages: PageRenderer
    let heartbeat: Duration
    /// Connections of all guests at a time.
    let limit: Int
    private let open = Counter()

    /// Opens the event stream of the page whose query is in the item `path`.
    ///
    /// - Throws: `HTTPFailure.tooManyPages`.
    func connect(_ link: Link, _ guest: any GuestServiceProtocol, _ request: PublicContext) throws(HTTPFailure) -> Response {
        guard open.count.add(1, ordering: .relaxed).newValue <= limit else {
            open.count.subtract(1, ordering: .relaxed)
            throw .tooManyPages
        }
        let lease = Lease(open)
        let shown = request.queryValue("path").flatMap { try? FeatureList.standard.routes.link(path: $0) }
        let link = shown?.route == link.route ? shown ?? link : link
        return Response(
            status: .ok, headers: LiveHandler.headers,
            body: ResponseBody { writer in
                try await request.http.body.consumeWithCancellationOnInboundClose { _ in
                    try await stream(link, guest, request, &writer)
                }
                withExtendedLifetime(lease) {}
                try await writer.finish(nil)
            })
    }

    /// Sends changes until the link ends, the page has to be reloaded, the client disconnects, or the server shuts down.
    @concurrent private func stream(
        _ link: Link, _ guest: any GuestServiceProtocol, _ request: PublicContext, _ writer: inout any ResponseBodyWriter
    ) async throws {
        // Subscribes before the first load, so that no change in between is missed.
        let changes = installation.changes()
        let signals = LiveSignals()
        try await withThrowingTaskGroup(of: Void.self) { group in
            signals.collect(changes, of: guest.household, heartbeat: heartbeat, in: &group)
            try await write(signals, of: link, guest, request, &writer)
            group.cancelAll()
        }
    }

    @concurrent private func write(
        _ signals: LiveSignals, of link: Link, _ guest: any GuestServiceProtocol, _ request: PublicContext,
        _ writer: inout any ResponseBodyWriter
    ) async throws {
        guard case .group(let token) = link.route.feature as? GuestRoute else { return }
        let screen = Screen(pages.environment(of: guest, request, token: request.cookies[pages.cookies.visitor] ?? ""))
        guard await screen.open(link) == .found else { return try await writer.write(LiveEvent.reload) }
        var page = LivePage(screen)
        // The changes between the page and the connection.
        try await writer.write(LiveEvent.patches(page.content.patches, state: Self.state))
        for await _ in signals.wakeups {
            let signal = signals.drain()
            if signal.isHeartbeat { try await writer.write(LiveEvent.heartbeat) }
            // A revoked or expired link ends the page.
            guard try await installation.guest(token: token) != nil else { return try await writer.write(LiveEvent.reload) }
            guard signal.change != nil, case .content(let content) = await page.read(unread: 0) else { continue }
            switch page.show(content) {
            case .same: break
            case .reload: return try await writer.write(LiveEvent.reload)
            case .patches(let patches): try await writer.write(LiveEvent.patches(patches, state: Self.state))
            }
        }
    }

    /// The state of a guest's page, which has no version.
    private static let state = "guest"
}

private final class Counter: Sendable {
    let count = Atomic(0)
}

/// Counts one connection until it is deallocated.
private final class Lease: Sendable {
    private let counter: Counter

    init(_ counter: Counter) {
        self.counter = counter
    }

    deinit { counter.count.subtract(1, ordering: .relaxed) }
}
