import Hummingbird
import Logging
import NIOCore
import NIOSSL
import ServiceLifecycle
package import Services
import UnixSignals

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Runs the server until the process is told to stop.
package struct CofferServer: Sendable {
    private let installation: any InstallationProtocol
    private let configuration: ServerConfiguration
    private let options: ServerOptions

    package init(_ installation: any InstallationProtocol, configuration: ServerConfiguration, options: ServerOptions) {
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
            throw ServiceError.rule(message(for: error))
        } catch is SocketAddressError {
            throw ServiceError.rule("\(configuration.host) is no address of this machine; choose another with --host")
        } catch let error where Self.isTLSError(error) {
            throw ServiceError.rule("The TLS certificate and its key cannot be used: they have to be PEM files that belong together")
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

    private func message(for error: IOError) -> String {
        switch error.errnoCode {
        case EADDRINUSE: "Port \(configuration.port) is in use; choose another with --port"
        case EACCES, EPERM: "You may not listen on port \(configuration.port); choose one from 1024 on with --port"
        case EADDRNOTAVAIL: "\(configuration.host) is no address of this machine; choose another with --host"
        default: "The server cannot listen on \(configuration.host), port \(configuration.port)"
        }
    }

    private static func isTLSError(_ error: any Error) -> Bool {
        error is NIOSSLError || error is BoringSSLError || error is NIOSSLExtraError
    }
}
