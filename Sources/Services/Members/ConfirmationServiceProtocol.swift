/// Confirms that the user of a session is its member, before sensitive operations; also allowed for viewers.
package protocol ConfirmationServiceProtocol: Sendable {
    /// Whether sensitive operations are possible without `confirm`.
    func isConfirmed() async throws -> Bool

    /// Verifies the passphrase and confirms the session for ten minutes.
    ///
    /// - Throws: `ServiceError.rule` if it is wrong, or after too many failures.
    func confirm(passphrase: String) async throws
}

extension DependencyContainer {
    package func confirmation() -> any ConfirmationServiceProtocol { service() }
}
