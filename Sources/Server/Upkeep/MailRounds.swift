import Logging
import ServiceLifecycle
package import Services

/// Sends e-mail for as long as the server runs: every few seconds what is due by then.
package struct MailRounds: Service {
    private let installation: any InstallationProtocol
    private let pause: @Sendable () async throws -> Void
    private let logger = Logger(label: "coffer.services")

    /// - Parameter pause: waits until it is time again; throws when the task is cancelled.
    package init(_ installation: any InstallationProtocol, pause: @escaping @Sendable () async throws -> Void) {
        self.installation = installation
        self.pause = pause
    }

    package func run() async throws {
        await cancelWhenGracefulShutdown {
            repeat { await deliver() } while (try? await pause()) != nil
        }
    }

    /// What goes wrong is logged and tried again the next time.
    private func deliver() async {
        do {
            try await installation.deliverMail()
        } catch {
            logger.error("Sending e-mail failed", metadata: ["error": "\(ServiceError(error))"])
        }
    }
}
