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
    let cookies = CookieNames(isSecure: configuration.isSecure)
    let staging = try StagingFolder(options.stagingFolder)
    let sessions = SessionReader(auth: installation.auth, installation: installation, cookies: cookies, signsIn: options.signsIn)
    let pages = PageMaker(
        auth: installation.auth, cookies: cookies, setupToken: options.setupToken, build: options.build, gallery: options.gallery)
    let responder = AppResponder(
        door: FrontDoor(configuration: configuration),
        sessions: sessions,
        assets: AssetStore(),
        pages: pages,
        posts: PostAnswers(pages: pages, forms: FormReader(limits: limits, staging: staging), cookies: cookies),
        live: LiveAnswers(installation: installation, pages: pages, seats: LiveSeats(limit: limits.livePages), heartbeat: limits.heartbeat),
        files: FileAnswers(staging: staging),
        calendars: CalendarAnswers(installation: installation),
        headers: SecurityHeaders(isSecure: configuration.isSecure),
        installation: installation)

    var logger = Logger(label: "coffer.services")
    // What the framework says of every connection is of no use to whoever keeps a household.
    if logger.logLevel > .debug { logger.logLevel = max(logger.logLevel, .warning) }
    return Application(
        responder: responder,
        server: .transport(configuration.transport, limits: limits),
        configuration: ApplicationConfiguration(
            address: .hostname(configuration.host, port: configuration.port), serverName: nil,
            availableConnectionsDelegate: .maximum(limits.connections, logger: logger)),
        services: [OtherProcesses(installation: installation)] + options.services,
        onServerRunning: { channel in await options.onListening(channel.localAddress?.port ?? configuration.port) },
        logger: logger)
}

/// Looks for what other processes write while the server runs.
private struct OtherProcesses: Service {
    let installation: any InstallationProtocol

    func run() async throws {
        await cancelWhenGracefulShutdown { await installation.watchOtherProcesses() }
    }
}
