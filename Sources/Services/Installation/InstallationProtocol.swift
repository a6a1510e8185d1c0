package import Models

/// One open database as used by a server: the services of each signed-in member, change notifications, and periodic jobs.
package protocol InstallationProtocol: Sendable {
    /// The services of a signed-in member; cheap enough to call for each request.
    func container(for session: SessionContext) -> DependencyContainer

    /// The accounts that a member sees; nil in an undivided household, where all members see all, which takes no statement.
    ///
    /// - Throws: `ServiceError`.
    func seenAccounts(of session: SessionContext) async throws -> SeenAccounts?

    /// A stream of committed changes. Changes that a slow reader has not consumed are merged into one.
    func changes() -> AsyncStream<Change>

    /// Polls for writes of other processes and announces them, until the task is cancelled.
    func watchOtherProcesses() async

    /// Checks that the database responds.
    ///
    /// - Throws: `ServiceError`.
    func checkHealth() throws

    /// Writes a verified backup of the database to a new file; does nothing if there is no household yet.
    ///
    /// - Returns: whether a backup was written.
    /// - Throws: `ServiceError`.
    func backup(to file: String) async throws -> Bool

    /// Deletes expired sessions, sign-ins, uploads and messages, and read notifications older than a year.
    ///
    /// - Throws: `ServiceError`.
    func removeExpired() async throws

    /// Executes everything due in every household, each by its own day.
    ///
    /// - Returns: the number of transfers that were executed or failed.
    /// - Throws: `ServiceError`.
    func runDue() async throws -> Int

    /// The calendar of due items in UTF-8 (RFC 5545).
    ///
    /// - Parameter token: the secret part of the calendar URL.
    /// - Returns: nil if the token is unknown, revoked or malformed, or its member is disabled.
    /// - Throws: `ServiceError`.
    func calendar(token: String) async throws -> [UInt8]?

    /// The service of a guest's link.
    ///
    /// - Parameter token: the secret part of its address.
    /// - Returns: nil if the token is unknown, revoked, expired or malformed.
    /// - Throws: `ServiceError`.
    func guestService<Service>(_ type: Service.Type, token: String) async throws -> Service?

    /// Sends queued e-mail and retries failed messages; does nothing if no mail server is configured.
    ///
    /// - Throws: `ServiceError` if the result cannot be stored.
    func deliverMail() async throws

    /// Sends queued messages to devices and other channels; does nothing if nothing can be sent to other servers.
    ///
    /// - Throws: `ServiceError` if the result cannot be stored.
    func deliverToChannels() async throws
}
