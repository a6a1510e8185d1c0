package import Hummingbird
import Logging
package import MembersModel
import NIOCore
import ServiceLifecycle
import Services

/// Builds the application: the server's composition root.
///
/// - Throws: `ServiceError.cannotWrite` if the staging folder cannot be created.
package func buildApplication(
    _ installation: any AuthenticatingInstallationProtocol, configuration: ServerConfiguration, options: ServerOptions
) throws -> some ApplicationProtocol {
    let limits = options.limits
    let isDirect = if case .behindProxy = configuration.transport { false } else { true }
    let connections = ConnectionTable(total: limits.connections, perNetwork: isDirect ? limits.connectionsPerClient : nil)
    let cookies = CookieNames(isSecure: configuration.isSecure)
    let staging = try StagingFolder(options.stagingFolder)
    let authenticator = SessionAuthenticator(
        auth: installation.auth, installation: installation, cookies: cookies, demoSignIn: options.demoSignIn)
    let pages = PageRenderer(
        auth: installation.auth, cookies: cookies, setupToken: options.setupToken, build: options.build, gallery: options.gallery)
    let rateLimiter = RateLimiter(
        limits: [
            .backup: limits.backupsPerMinute, .export: limits.exportsPerMinute, .preview: limits.previewsPerMinute,
            .unknownGuest: limits.unknownGuestsPerMinute, .guestForm: limits.guestFormsPerMinute,
            .provider: limits.providersPerMinute,
        ], now: options.now)
    let forms = FormReader(limits: limits, staging: staging)
    let posts = PostHandler(pages: pages, forms: forms, cookies: cookies)
    let guests = GuestHandler(
        installation: installation, pages: pages, posts: posts,
        live: GuestLiveHandler(installation: installation, pages: pages, heartbeat: limits.heartbeat, limit: limits.liveGuestPages),
        rateLimiter: rateLimiter)
    let live = LiveHandler(
        installation: installation, pages: pages, limiter: LiveConnectionLimiter(limit: limits.livePagesPerSession),
        heartbeat: limits.heartbeat)
    let responder = AppResponder(
        AppResponderParts(
            installation: installation, guests: guests,
            providers: ProviderHandler(pages: pages, authenticator: authenticator, rateLimiter: rateLimiter),
            authenticator: authenticator, pages: pages, connections: connections,
            requestLimiter: RequestLimiter(limit: limits.requestsPerClient), rateLimiter: rateLimiter),
        configuration: configuration,
        visitors: SignedOutResponder(authenticator: authenticator, pages: pages, posts: posts),
        members: MemberResponder(
            pages: pages, posts: posts, live: live, downloads: DownloadHandler(staging: staging, rateLimiter: rateLimiter)))

    let logger = frameworkLogger()
    return Application(
        responder: responder,
        server: .transport(configuration.transport, limits: limits, table: connections),
        configuration: ApplicationConfiguration(
            address: .hostname(configuration.host, port: configuration.port), serverName: nil,
            // The table enforces the lower limit; the difference is for connections that are being closed.
            availableConnectionsDelegate: .maximum(limits.connections + ServerLimits.closingConnections, logger: logger)),
        services: [ExternalChangeMonitor(installation: installation)] + options.services,
        onServerRunning: { channel in
            // Precedes the handlers that accept connections, which stop at the first error.
            channel.eventLoop.submit {
                try channel.pipeline.syncOperations.addHandler(AcceptErrorHandler(), position: .first)
            }.whenFailure { error in logger.error("Errors of accepting are not handled", metadata: ["error": "\(error)"]) }
            await options.onListening(channel.localAddress?.port ?? configuration.port)
        },
        logger: logger)
}

/// Raises the log level of the framework, which logs every connection.
private func frameworkLogger() -> Logger {
    var logger = Logger(label: "coffer.services")
    if logger.logLevel > .debug { logger.logLevel = max(logger.logLevel, .warning) }
    return logger
}

/// Watches for changes that other processes write to the database.
private struct ExternalChangeMonitor: Service {
    let installation: any InstallationProtocol

    func run() async throws {
        await cancelWhenGracefulShutdown { await installation.watchOtherProcesses() }
    }
}
