package import Models
package import Services

/// Manages the credentials and sessions of the signed-in member; also allowed for viewers.
///
/// Sensitive operations require a confirmation by passphrase or passkey within the last ten minutes; otherwise they throw
/// `ServiceError.confirmationNeeded`.
package protocol SecurityServiceProtocol: ConfirmationServiceProtocol {
    func fetchStatus() async throws -> SecurityStatus

    /// Changes the passphrase and ends all other sessions of the member.
    ///
    /// - Throws: `ServiceError.rule` if the current one is wrong, or the new one is invalid or unchanged.
    func changePassphrase(current: String, to new: String) async throws

    /// Replaces a temporary passphrase and ends all other sessions of the member.
    ///
    /// - Throws: `ServiceError.rule` if it is invalid or unchanged, `.confirmationNeeded`, `.notFound` if the passphrase is not temporary.
    func choosePassphrase(_ new: String) async throws

    /// Sets the first passphrase of a member whom a sign-in by a provider has made.
    ///
    /// - Throws: `ServiceError.rule` if it is invalid or there is one, `.confirmationNeeded`.
    func setPassphrase(_ new: String) async throws

    /// Generates a new secret for the member's authenticator; codes are required only after `confirmCodes`.
    func enableCodes() async throws -> CodeSetup

    /// Enables one-time codes after verifying the first one.
    ///
    /// - Returns: ten backup codes, shown once.
    /// - Throws: `ServiceError.rule` if the code is wrong or `enableCodes` was not called.
    func confirmCodes(_ code: String) async throws -> [String]

    func disableCodes() async throws

    /// Replaces the backup codes with ten new ones, shown once.
    func renewBackupCodes() async throws -> [String]

    /// The member's sessions, most recently used first.
    func fetchSessions() async throws -> [Session]

    /// - Throws: `ServiceError.notFound` if it is not a session of the member, `.confirmationNeeded` if it is not the current one.
    func endSession(id: ID<Session>) async throws

    /// Ends all sessions of the member except the current one.
    ///
    /// - Throws: `ServiceError.confirmationNeeded`.
    func endOtherSessions() async throws

    /// Newest first: the whole household's events for an owner, otherwise the member's own.
    func fetchEvents(limit: Int) async throws -> [SecurityEvent]
}

extension DependencyContainer {
    package func security() -> any SecurityServiceProtocol { service() }
}

/// The data for setting up an authenticator.
package struct CodeSetup: Hashable, Sendable {
    /// Base 32 in groups of four, for typing.
    package var secret: String
    /// `otpauth://totp/…`, for a QR code or a link.
    package var uri: String

    package init(secret: String, uri: String) {
        self.secret = secret
        self.uri = uri
    }
}
