import Hummingbird
import Services

/// The server's chain of middleware in three groups, each with a context type of its own: connections, clients, and members.
struct AppResponder: HTTPResponder {
    private let connections: any HTTPResponder<AppRequestContext>

    /// - Parameters:
    ///   - visitors: answers requests without a session.
    ///   - members: answers requests with a session.
    init(
        _ parts: AppResponderParts, configuration: ServerConfiguration, visitors: SignedOutResponder, members: MemberResponder
    ) {
        let log = ServerLog()
        let signedIn = chain(
            [PreviewLimitMiddleware(limiter: parts.rateLimiter), InitialPassphraseMiddleware(pages: parts.pages)], members)
        let (assets, calendars) = (AssetStore(), CalendarHandler(installation: parts.installation))
        let clients = chain(
            [
                AccessLogMiddleware(log: log), RequestLimitMiddleware(limiter: parts.requestLimiter), AllowedMethodsMiddleware(),
                PublicMiddleware { $0.isRead ? assets.response(for: $0) : nil },
                PublicMiddleware { $0.isRead && CalendarHandler.handles($0) ? try await calendars.respond(to: $0) : nil },
                PublicMiddleware { GuestHandler.handles($0) ? try await parts.guests.respond(to: $0) : nil },
                PublicMiddleware { ProviderHandler.handles($0) ? try await parts.providers.respond(to: $0) : nil },
            ],
            SessionMiddleware(
                authenticator: parts.authenticator, connections: parts.connections, cookies: parts.pages.cookies, signedIn: signedIn,
                signedOut: visitors))
        connections = chain(
            [
                HeadMiddleware(), SecurityHeadersMiddleware(isSecure: configuration.isSecure),
                ErrorMiddleware(pages: parts.pages, log: log),
                HealthMiddleware(installation: parts.installation),
            ],
            HostProxyMiddleware(configuration: configuration, next: clients))
    }

    func respond(to request: Request, context: AppRequestContext) async throws -> Response {
        try await connections.respond(to: request, context: context)
    }
}

/// The dependencies that middleware and endpoints share.
struct AppResponderParts: Sendable {
    let installation: any InstallationProtocol
    let guests: GuestHandler
    let providers: ProviderHandler
    let authenticator: SessionAuthenticator
    let pages: PageRenderer
    let connections: ConnectionTable
    let requestLimiter: RequestLimiter
    let rateLimiter: RateLimiter
}
