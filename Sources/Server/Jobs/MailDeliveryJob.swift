import Logging
import ServiceLifecycle
package import Services

/// Sends due e-mail from the outbox every few seconds while the server runs.
package struct MailDeliveryJob: Service {
    private let installation: any InstallationProtocol
    private let pause: @Sendable () async throws -> Void
    private let logger = Logger(label: "coffer.services")

    /// - Parameter pause: waits until the next run; throws if the task is cancelled.
    package init(_ installation: any InstallationProtocol, pause: @escaping @Sendable () async throws -> Void) {
        self.installation = installation
        self.pause = pause
    }

    /// Runs until graceful shutdown.
    package func run() async throws {
        await cancelWhenGracefulShutdown {
            repeat { await runOnce() } while (try? await pause()) != nil
        }
    }

    /// Sends due messages. Errors are logged, and the next run retries.
    private func runOnce() async {
        do {
            try await installation.deliverMail()
        } catch {
            logger.error("Sending e-mail failed", metadata: ["error": "\(ServiceError(error))"])
        }
    }
}
