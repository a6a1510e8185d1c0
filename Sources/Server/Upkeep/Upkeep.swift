import Logging
package import Models
import ServiceLifecycle
package import Services

/// What is done once in a while for as long as the server runs: a copy of the database every day, and the removal of what has ended.
package struct Upkeep: Service {
    private let installation: any InstallationProtocol
    private let backups: BackupFolder?
    private let today: @Sendable () throws -> Day
    private let pause: @Sendable () async throws -> Void
    private let logger = Logger(label: "coffer.services")

    /// - Parameters:
    ///   - backups: nil: no copies are made.
    ///   - pause: waits until it is time again; throws when the task is cancelled.
    package init(
        _ installation: any InstallationProtocol, backups: BackupFolder?, today: @escaping @Sendable () throws -> Day,
        pause: @escaping @Sendable () async throws -> Void
    ) {
        self.installation = installation
        self.backups = backups
        self.today = today
        self.pause = pause
    }

    package func run() async throws {
        await cancelWhenGracefulShutdown {
            repeat { await keepUp() } while (try? await pause()) != nil
        }
    }

    /// All that is due now. What goes wrong is logged and tried again the next time.
    package func keepUp() async {
        do {
            try await installation.removeExpired()
        } catch {
            logger.error("Removing what has ended failed", metadata: ["error": "\(ServiceError(error))"])
        }
        guard let backups else { return }
        do {
            if try await backups.keep(today: try today(), write: { try await installation.backup(to: $0) }) {
                logger.notice("The daily copy was made")
            }
        } catch {
            logger.error("The daily copy failed", metadata: ["error": "\(ServiceError(error))"])
        }
    }
}
