import Logging
package import Models
import ServiceLifecycle
package import Services

/// Creates the daily backup and removes expired rows while the server runs.
package struct MaintenanceJob: Service {
    private let installation: any InstallationProtocol
    private let backups: BackupFolder?
    private let today: @Sendable () throws -> Day
    private let pause: @Sendable () async throws -> Void
    private let logger = Logger(label: "coffer.services")

    /// - Parameters:
    ///   - backups: nil disables backups.
    ///   - pause: waits until the next run; throws if the task is cancelled.
    package init(
        _ installation: any InstallationProtocol, backups: BackupFolder?, today: @escaping @Sendable () throws -> Day,
        pause: @escaping @Sendable () async throws -> Void
    ) {
        self.installation = installation
        self.backups = backups
        self.today = today
        self.pause = pause
    }

    /// Runs until graceful shutdown.
    package func run() async throws {
        await cancelWhenGracefulShutdown {
            repeat { await runOnce() } while (try? await pause()) != nil
        }
    }

    /// Runs all due maintenance. Errors are logged, and the next run retries.
    package func runOnce() async {
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
