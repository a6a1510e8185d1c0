package import Models

/// How the signed-in member signs in, and where they are signed in. A viewer may change all of it.
///
/// What matters asks for the passphrase again where it was last given more than ten minutes ago: `ServiceError.confirmationNeeded`.
package protocol SecurityServiceProtocol: Sendable {

    func fetchStatus() async throws -> SecurityStatus

    /// Whether what matters can be done now without `confirm`.
    func isConfirmed() async throws -> Bool

    /// Takes the passphrase again, for ten minutes.
    ///
    /// - Throws: `ServiceError.rule` where it is wrong, or after too many failures.
    func confirm(passphrase: String) async throws

    /// Ends every other session of the member.
    ///
    /// - Throws: `ServiceError.rule` where the current one is wrong, or the new one is refused or the same.
    func changePassphrase(current: String, to new: String) async throws

    /// Replaces the passphrase that somebody else set, and ends every other session of the member.
    ///
    /// - Throws: `ServiceError.rule` where it is refused or the same, `.confirmationNeeded`, `.notFound` where the member chose the passphrase.
    func choosePassphrase(_ new: String) async throws

    // MARK: - One-time codes

    /// A new secret for the member's authenticator; codes are asked for only after `confirmCodes`.
    func enableCodes() async throws -> CodeSetup

    /// Turns codes on with the first one.
    ///
    /// - Returns: ten backup codes, shown once.
    /// - Throws: `ServiceError.rule` where the code is wrong or `enableCodes` was not called.
    func confirmCodes(_ code: String) async throws -> [String]

    func disableCodes() async throws

    /// Ten new backup codes in place of those that are left, shown once.
    func renewBackupCodes() async throws -> [String]

    // MARK: - Sessions

    /// The member's own, latest used first.
    func fetchSessions() async throws -> [Session]

    /// - Throws: `ServiceError.notFound` for what is no session of the member, `.confirmationNeeded` for another one than that which asks.
    func endSession(id: ID<Session>) async throws

    /// Ends all of the member's sessions but the one that asks.
    ///
    /// - Throws: `ServiceError.confirmationNeeded`.
    func endOtherSessions() async throws

    // MARK: - Log

    /// Newest first: all of the household's for an owner, else the member's own.
    func fetchEvents(limit: Int) async throws -> [SecurityEvent]
}

/// What an authenticator needs.
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
