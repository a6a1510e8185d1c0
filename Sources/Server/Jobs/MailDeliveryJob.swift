import Logging
package import Services

/// Sends due e-mail from the outbox, as a `PeriodicJob`.
package struct MailDeliveryJob: Sendable {
    private let installation: any InstallationProtocol
    private let logger = Logger(label: "coffer.services")

    package init(_ installation: any InstallationProtocol) {
        self.installation = installation
    }

    /// Sends due messages. Errors are logged, and the next run retries.
    package func run() async {
        do {
            try await installation.deliverMail()
        } catch {
            logger.error("Sending e-mail failed", metadata: ["error": "\(ServiceError(error))"])
        }
    }
}
