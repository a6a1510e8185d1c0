import Hummingbird
import Logging
package import MembersModel
import NIOCore
import NIOSSL
import ServiceLifecycle
import Services
import UnixSignals

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Runs the server until the process is asked to terminate.
package struct CofferServer: Sendable {
    private let installation: any AuthenticatingInstallationProtocol
    private let configuration: ServerConfiguration
    private let options: ServerOptions

    package init(
        _ installation: any AuthenticatingInstallationProtocol, configuration: ServerConfiguration, options: ServerOptions
    ) {
        self.installation = installation
        self.configuration = configuration
        self.options = options
    }

    /// Listens until SIGTERM or SIGINT, then completes the open requests and stops.
    ///
    /// - Throws: `ServiceError` with a message why the server cannot listen.
    package func run() async throws {
        do {
            let application = try buildApplication(installation, configuration: configuration, options: fittedToFileLimit(options))
            var services = ServiceGroupConfiguration(
                services: [application], gracefulShutdownSignals: [.sigterm, .sigint], logger: Logger(label: "coffer.services"))
            services.maximumGracefulShutdownDuration = .seconds(10)
            try await ServiceGroup(configuration: services).run()
        } catch let error as ServiceError {
            throw error
        } catch let error as IOError {
            throw ServiceError.rule(violation(for: error))
        } catch is SocketAddressError {
            throw ServiceError.rule(.serverHostUnknown(configuration.host))
        } catch let error where Self.isTLSError(error) {
            throw ServiceError.rule(.serverCertificate)
        }
    }

    /// Raises the process's limit of open files, and lowers the limits of connections if it cannot be raised enough.
    private func fittedToFileLimit(_ options: ServerOptions) -> ServerOptions {
        var options = options
        let others = OpenFileLimit.reserve + ServerLimits.closingConnections
        let files = OpenFileLimit.raise(to: options.limits.connections + others)
        options.limits.connections = max(min(options.limits.connections, files - others), 16)
        options.limits.connectionsPerClient = min(options.limits.connectionsPerClient, max(options.limits.connections / 2, 8))
        return options
    }

    private func violation(for error: IOError) -> RuleViolation {
        switch error.errnoCode {
        case EADDRINUSE: .serverPortTaken(configuration.port)
        case EACCES, EPERM: .serverPortNotPermitted(configuration.port)
        case EADDRNOTAVAIL: .serverHostUnknown(configuration.host)
        default: .serverCannotListen(host: configuration.host, port: configuration.port)
        }
    }

    private static func isTLSError(_ error: any Error) -> Bool {
        error is NIOSSLError || error is BoringSSLError || error is NIOSSLExtraError
    }
}
