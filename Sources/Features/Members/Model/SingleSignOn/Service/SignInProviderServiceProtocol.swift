package import Models
package import Services

/// The providers with which members of the household sign in. Owners only.
///
/// Changes throw `ServiceError.confirmationNeeded` in the browser without a recent confirmation.
package protocol SignInProviderServiceProtocol: Sendable {
    /// Whether this server can ask providers at all.
    func isAvailable() async -> Bool

    /// The providers, by name.
    func fetchProviders() async throws -> [SignInProvider]

    /// - Throws: `ServiceError.notFound`.
    func fetchProvider(id: ID<SignInProvider>) async throws -> SignInProvider

    /// Whether the stored client secret can be read: it cannot after a backup was put back at an installation with another key.
    func canReadSecret(of id: ID<SignInProvider>) async throws -> Bool

    /// Asks the provider who it is, and adds it.
    ///
    /// - Throws: `ServiceError.rule` if a field is wrong, the provider is not found or not suitable, or there are too many.
    func addProvider(_ draft: SignInProviderDraft) async throws -> SignInProvider

    /// Asks the provider who it is, and changes it.
    ///
    /// - Throws: as `addProvider`; `ServiceError.conflict` if the revision is outdated, `.notFound`; `.rule` if the client's ID or secret
    ///   changes and the owner has no passphrase.
    func updateProvider(id: ID<SignInProvider>, revision: Int64, to draft: SignInProviderDraft) async throws -> SignInProvider

    /// Lets members sign in with it, or not, which ends the sessions that were begun with it.
    ///
    /// - Throws: `ServiceError.rule` if the owner has no passphrase, `.notFound`.
    func setEnabled(_ isEnabled: Bool, id: ID<SignInProvider>) async throws

    /// Deletes a provider with all links of members, and ends the sessions that were begun with it.
    ///
    /// - Throws: as `setEnabled`.
    func deleteProvider(id: ID<SignInProvider>) async throws
}

extension DependencyContainer {
    package func signInProviders() -> any SignInProviderServiceProtocol { service() }
}
