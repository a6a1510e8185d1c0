package import Services

/// Signing in by a provider (OpenID Connect), which needs no member. `AuthServiceProtocol` has one.
package protocol SingleSignOnServiceProtocol: Sendable {
    /// Whether this server can ask providers at all.
    var isAvailable: Bool { get }

    /// The providers that a visitor can choose: those of the only household, or of the one that is served at the host name; none if there are
    /// several households and it is none's.
    func offers(from origin: SignInOrigin) async throws -> [SignInOffer]

    /// The providers of a household by its name or id as typed; none for an unknown one.
    ///
    /// - Throws: `ServiceError.rule` with the waiting time after too many unknown ones, or ones without a provider, from the
    ///   address.
    func offers(ofHousehold typed: String, from origin: SignInOrigin) async throws -> [SignInOffer]

    /// Begins the way to a provider.
    ///
    /// - Returns: the URL at the provider.
    /// - Throws: `ProviderProblem`, `ServiceError`.
    func begin(_ departure: ProviderDeparture) async throws -> String

    /// Finishes it with the answer of the provider.
    func finish(_ arrival: ProviderArrival) async throws -> ProviderOutcome

    /// The name of a provider at which a session may go on after signing out; nil if it is unknown, or ends no sessions.
    func nameForSignOut(_ address: SignInProviderAddress) async -> String?

    /// The URL at which a provider ends the session that a person has there; nil as for `nameForSignOut`.
    ///
    /// - Parameters:
    ///   - site: scheme and authority of this server as the client addresses it.
    ///   - path: where the browser comes back to.
    func signOutURL(_ address: SignInProviderAddress, on site: String, returningTo path: String) async -> String?
}
