package import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle
package import Services

/// Puts the server together: the one place where its parts meet.
///
/// - Throws: `ServiceError.cannotWrite` where there is no place for files on their way.
package func buildApplication(
    _ installation: any InstallationProtocol, configuration: ServerConfiguration, options: ServerOptions
) throws -> some ApplicationProtocol {
    let limits = options.limits
    let isDirect = if case .behindProxy = configuration.transport { false } else { true }
    let table = ConnectionTable(total: limits.connections, perNetwork: isDirect ? limits.clientConnections : nil)
    let cookies = CookieNames(isSecure: configuration.isSecure)
    let staging = try StagingFolder(options.stagingFolder)
    let sessions = SessionReader(auth: installation.auth, installation: installation, cookies: cookies, signsIn: options.signsIn)
    let pages = PageMaker(
        auth: installation.auth, cookies: cookies, setupToken: options.setupToken, build: options.build, gallery: options.gallery)
    let paces = RateLimiter(
        limits: [.backup: limits.backupsAMinute, .export: limits.exportsAMinute, .preview: limits.previewsAMinute], now: options.now)
    let responder = AppResponder(
        door: FrontDoor(configuration: configuration),
        sessions: sessions,
        assets: AssetStore(),
        pages: pages,
        posts: PostAnswers(pages: pages, forms: FormReader(limits: limits, staging: staging), cookies: cookies),
        live: LiveAnswers(installation: installation, pages: pages, seats: LiveSeats(limit: limits.livePages), heartbeat: limits.heartbeat),
        files: FileAnswers(staging: staging, paces: paces),
        calendars: CalendarAnswers(installation: installation),
        headers: SecurityHeaders(isSecure: configuration.isSecure),
        installation: installation,
        table: table,
        requests: RequestLimiter(limit: limits.clientRequests),
        paces: paces)

    let logger = frameworkLogger()
    return Application(
        responder: responder,
        server: .transport(configuration.transport, limits: limits, table: table),
        configuration: ApplicationConfiguration(
            address: .hostname(configuration.host, port: configuration.port), serverName: nil,
            // The table keeps fewer; these are those that are being closed.
            availableConnectionsDelegate: .maximum(limits.connections + ServerLimits.closingConnections, logger: logger)),
        services: [OtherProcesses(installation: installation)] + options.services,
        onServerRunning: { channel in
            // Before the handlers that accept, which end with an error.
            channel.eventLoop.submit {
                try channel.pipeline.syncOperations.addHandler(AcceptErrorHandler(), position: .first)
            }.whenFailure { error in logger.error("Errors of accepting are not handled", metadata: ["error": "\(error)"]) }
            await options.onListening(channel.localAddress?.port ?? configuration.port)
        },
        logger: logger)
}

/// The framework logs every connection, which is of no use to a household.
private func frameworkLogger() -> Logger {
    var logger = Logger(label: "coffer.services")
    if logger.logLevel > .debug { logger.logLevel = max(logger.logLevel, .warning) }
    return logger
}

/// Looks for what other processes write while the server runs.
private struct OtherProcesses: Service {
    let installation: any InstallationProtocol

    func run() async throws {
        await cancelWhenGracefulShutdown { await installation.watchOtherProcesses() }
    }
}
