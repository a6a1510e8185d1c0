package import Models
package import Services

/// Manages the passkeys of the signed-in member; also allowed for viewers.
///
/// Changes throw `ServiceError.confirmationNeeded` without a recent confirmation, but for renaming.
package protocol PasskeyServiceProtocol: Sendable {
    /// The passkeys, oldest first.
    func fetchPasskeys() async throws -> [Passkey]

    /// Whether the browser can make passkeys at a site.
    ///
    /// - Parameter site: scheme and authority of this server as the client addresses it.
    func place(at site: String) -> PasskeyPlace

    /// The request for a new passkey.
    ///
    /// - Throws: `ServiceError.rule` if browsers refuse passkeys at the site, or the member has too many.
    func request(at site: String) async throws -> PasskeyRequest

    /// Verifies and stores a new passkey.
    ///
    /// - Parameter name: 1 to 100 characters.
    /// - Throws: `ServiceError.rule` if it is refused, known already or one too many, the name is invalid, or the request has expired.
    func add(_ answer: PasskeyAnswer, name: String) async throws -> Passkey

    /// - Throws: `ServiceError.rule` if the name is invalid; `.notFound`.
    func rename(id: ID<Passkey>, to name: String) async throws

    /// Ends a passkey: it signs in and confirms no more.
    ///
    /// - Throws: `ServiceError.notFound`.
    func remove(id: ID<Passkey>) async throws
}

extension DependencyContainer {
    package func passkeys() -> any PasskeyServiceProtocol { service() }
}
