import Logging
package import Models
package import Services

/// Creates the daily backup and removes expired rows, as a `PeriodicJob`.
package struct MaintenanceJob: Sendable {
    private let installation: any InstallationProtocol
    private let backups: BackupFolder?
    private let today: @Sendable () throws -> Day
    private let logger = Logger(label: "coffer.services")

    /// - Parameters:
    ///   - backups: nil disables backups.
    package init(
        _ installation: any InstallationProtocol, backups: BackupFolder?, today: @escaping @Sendable () throws -> Day
    ) {
        self.installation = installation
        self.backups = backups
        self.today = today
    }

    /// Runs all due maintenance. Errors are logged, and the next run retries.
    package func run() async {
        do {
            try await installation.removeExpired()
        } catch {
            logger.error("Removing what has ended failed", metadata: ["error": "\(ServiceError(error))"])
        }
        guard let backups else { return }
        do {
            if try await backups.makeDailyBackup(today: try today(), write: { try await installation.backup(to: $0) }) {
                logger.notice("The daily copy was made")
            }
        } catch {
            logger.error("The daily copy failed", metadata: ["error": "\(ServiceError(error))"])
        }
    }
}
