/// Confirms that the user of a session is its member, before sensitive operations; also allowed for viewers.
package protocol ConfirmationServiceProtocol: Sendable {
    /// Whether sensitive operations are possible without `confirm`.
    func isConfirmed() async throws -> Bool

    /// Verifies the passphrase and confirms the session for ten minutes.
    ///
    /// - Throws: `ServiceError.rule` if it is wrong, or after too many failures.
    func confirm(passphrase: String) async throws

    /// Whether the member has a passphrase. Who signs in by a provider may have none.
    func hasPassphrase() async throws -> Bool

    /// The request for a passkey of the member in place of the passphrase.
    ///
    /// - Parameters:
    ///   - site: scheme and authority of this server as the client addresses it.
    ///   - content: what the passkey confirms, if it is one thing, in code; nil: that the user of the session is its member.
    /// - Returns: nil if the member has none that belongs to the site.
    func passkeyRequest(at site: String, for content: String?) async throws -> PasskeyRequest?

    /// Verifies a passkey and confirms the session for ten minutes.
    ///
    /// - Parameter answer: to a request without content.
    /// - Throws: `ServiceError.rule` if it is refused, or after too many failures.
    func confirm(passkey answer: PasskeyAnswer) async throws

    /// The providers at which the member can authenticate again instead.
    func confirmingProviders() async throws -> [ConfirmingProvider]
}

extension ConfirmationServiceProtocol {
    /// The request for a passkey of the member that confirms the session.
    package func passkeyRequest(at site: String) async throws -> PasskeyRequest? { try await passkeyRequest(at: site, for: nil) }
}

extension DependencyContainer {
    package func confirmation() -> any ConfirmationServiceProtocol { service() }
}
