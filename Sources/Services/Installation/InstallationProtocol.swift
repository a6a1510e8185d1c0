package import Models

/// One open database as a server sees it: the way in, the services of each signed-in member, what changes, and its upkeep.
package protocol InstallationProtocol: Sendable {
    var auth: any AuthServiceProtocol { get }

    /// The services of a signed-in member; cheap enough for each request.
    func container(for session: SessionContext) -> DependencyContainer

    /// Committed changes from now on. For a slow reader those that wait become one.
    func changes() -> AsyncStream<Change>

    /// Announces what other processes write, until the task is cancelled.
    func watchOtherProcesses() async

    /// Whether the database answers.
    ///
    /// - Throws: `ServiceError`.
    func checkHealth() throws

    /// Writes a verified copy of the whole database to a new file; without effect where there is no household yet.
    ///
    /// - Returns: whether there was anything to copy.
    /// - Throws: `ServiceError`.
    func backup(to file: String) async throws -> Bool

    /// Forgets sessions, sign-ins, uploads and messages that have ended, and notifications that were read and are older than a year.
    ///
    /// - Throws: `ServiceError`.
    func removeExpired() async throws

    /// Does what is due in every household, each by its own day.
    ///
    /// - Returns: how many orders were carried out or failed.
    /// - Throws: `ServiceError`.
    func runDue() async throws -> Int

    /// What falls due, as a calendar in UTF-8 (RFC 5545), for whoever has its address.
    ///
    /// - Parameter token: the secret part of the address, as it was asked for.
    /// - Returns: nil where it leads nowhere: unknown, ended, malformed, or its member is disabled.
    /// - Throws: `ServiceError`.
    func calendar(token: String) async throws -> [UInt8]?

    /// Sends the e-mail that is due, and tries again what could not be sent before; without effect where no server for it is set.
    ///
    /// - Throws: `ServiceError`, where the database does not take what became of it.
    func deliverMail() async throws
}
