import Logging
package import Models
import Services
import Storage

extension ServiceContext {
    /// Timeout of the command line for writing to the security log while other processes write.
    private static let commandLineTimeout = Duration.milliseconds(500)

    /// Logs in the security log that data was exported as a file.
    ///
    /// In a session the event is logged before the file is handed out, unless the database is locked or its disk is full: a download does not wait
    /// for writes, so it is then logged with the next write. On the command line, whose user owns the database file and may have it read-only, a
    /// failed write is logged as a warning.
    package func logDataExport(_ kind: SecurityEvent.Kind) async throws {
        guard session == nil else {
            return try await logDataExportInSession(kind)
        }
        do {
            try await begin(.write)
            try await mapping {
                try await database.write(timeout: Self.commandLineTimeout, household.id, [.members]) { [household] connection in
                    try MemberUnitOfWork(connection, household: household.id, ids: database.ids, at: clock.now())
                        .log(kind, of: nil, from: "")
                }
            }
        } catch {
            Logger(label: "coffer.services").warning(
                "The event could not be written to the security log", metadata: ["event": "\(kind.rawValue)", "reason": "\(error)"])
        }
    }

    private func logDataExportInSession(_ kind: SecurityEvent.Kind) async throws {
        let now = clock.now()
        let body: @Sendable (Connection) throws -> Void = { [member, session, household, ids = database.ids] connection in
            let write = MemberUnitOfWork(connection, household: household.id, ids: ids, at: now)
            let address = try session.flatMap { try write.sessions.address(of: $0) } ?? ""
            try write.log(kind, of: member.id, from: address)
            if let id = member.id { try write.members.touch(id) }
        }
        try await begin(.write)
        do {
            try await database.write(timeout: .zero, household.id, [.members, .notifications], body)
        } catch StorageError.locked, StorageError.full {
            database.writeBehind(body) { ServiceError.logFailure("The event of an export could not be logged", $0) }
        } catch {
            try mapping { throw error }
        }
    }
}
