import Logging
import ServiceLifecycle
package import Services

/// Does what falls due for as long as the server runs: orders of a later day, standing orders, and what members are to be reminded of.
///
/// Who looks late does what was missed, and of two servers on one database each occurrence is done by one.
package struct DueOrders: Service {
    private let installation: any InstallationProtocol
    private let pause: @Sendable () async throws -> Void
    private let logger = Logger(label: "coffer.transfer")

    /// - Parameter pause: waits until it is time to look again; throws when the task is cancelled.
    package init(_ installation: any InstallationProtocol, pause: @escaping @Sendable () async throws -> Void) {
        self.installation = installation
        self.pause = pause
    }

    package func run() async throws {
        await cancelWhenGracefulShutdown {
            repeat { await lookOnce() } while (try? await pause()) != nil
        }
    }

    /// All that is due now. What goes wrong is logged and tried again the next time; what was begun is wholly there or not at all.
    package func lookOnce() async {
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
