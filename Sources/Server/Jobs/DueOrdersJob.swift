import Logging
package import Services

/// Executes due orders, standing orders and reminders, as a `PeriodicJob`.
///
/// A run also executes missed occurrences. If two servers share a database, each occurrence is executed once.
package struct DueOrdersJob: Sendable {
    private let installation: any InstallationProtocol
    private let logger = Logger(label: "coffer.transfer")

    package init(_ installation: any InstallationProtocol) {
        self.installation = installation
    }

    /// Executes everything that is due. Each order is a transaction of its own; errors are logged, and the next run retries.
    package func run() async {
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
