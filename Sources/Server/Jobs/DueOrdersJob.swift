import Logging
import ServiceLifecycle
package import Services

/// Executes due orders, standing orders and reminders while the server runs.
///
/// A run also executes what earlier runs missed. If two servers share a database, each occurrence is executed once.
package struct DueOrdersJob: Service {
    private let installation: any InstallationProtocol
    private let pause: @Sendable () async throws -> Void
    private let logger = Logger(label: "coffer.transfer")

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

    /// Executes everything that is due. Each order is a transaction of its own; errors are logged, and the next run retries.
    package func runOnce() async {
        do {
            let count = try await installation.runDue()
            if count > 0 { logger.notice("Did what was due", metadata: ["orders": "\(count)"]) }
        } catch is CancellationError {
            logger.debug("Stopped while doing what was due")
        } catch {
            logger.error("Doing what is due failed", metadata: ["error": "\(ServiceError(error))"])
        }
    }
}
