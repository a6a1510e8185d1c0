package import Models
package import Services

/// The identities at providers by which members sign in. A member links and unlinks the own ones, an owner those of all.
///
/// Changes throw `ServiceError.confirmationNeeded` in the browser without a recent confirmation.
package protocol IdentityServiceProtocol: Sendable {
    /// The enabled providers of the household, by name; none if this server cannot ask them.
    func fetchEnabledProviders() async throws -> [SignInProvider]

    /// The identities of a member, oldest first.
    ///
    /// - Throws: `ServiceError.unauthorized` if another member asks, who is no owner.
    func fetchIdentities(of member: ID<Member>) async throws -> [LinkedIdentity]

    /// Begins to link an identity of the member who is signed in.
    ///
    /// - Parameter site: scheme and authority of this server as the client addresses it.
    /// - Returns: the URL at the provider, to which the member goes in the same session, within ten minutes.
    /// - Throws: `ServiceError.rule` if the provider cannot be asked, `.notFound`.
    func beginLinking(_ provider: ID<SignInProvider>, on site: String) async throws -> String

    /// Links a member with who is known to a provider by a subject, or by a verified e-mail address. Owners only.
    ///
    /// - Parameter person: with an at sign an address, which is verified at the first sign-in; else a subject.
    /// - Throws: `ServiceError.rule` if it is linked already, or there are too many, `.notFound`.
    func expect(_ person: String, at provider: ID<SignInProvider>, as member: ID<Member>) async throws

    /// Removes a link, and ends the sessions that were begun with it.
    ///
    /// - Throws: `ServiceError.rule` if it is the only way in which the member who acts signs in, `.notFound`.
    func unlink(id: ID<LinkedIdentity>) async throws
}

extension DependencyContainer {
    package func identities() -> any IdentityServiceProtocol { service() }
}
