import Logging
package import Services

/// Sends due messages to devices and other channels, as a `PeriodicJob`.
package struct ChannelDeliveryJob: Sendable {
    private let installation: any InstallationProtocol
    private let logger = Logger(label: "coffer.services")

    package init(_ installation: any InstallationProtocol) {
        self.installation = installation
    }

    /// Sends due messages. Errors are logged, and the next run retries.
    package func run() async {
        do {
            try await installation.deliverToChannels()
        } catch {
            logger.error("Sending to channels failed", metadata: ["error": "\(ServiceError(error))"])
        }
    }
}
