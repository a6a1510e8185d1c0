import Ledger
package import Models
package import Storage

/// A module with a service for guests: callers without a session, whom the token of a link authorises.
package protocol GuestServing: ServiceModule {
    /// The protocol of the service.
    associatedtype GuestService

    /// The service of a link; nil if the token is unknown, revoked, expired or malformed.
    ///
    /// - Parameter owner: the context of the owner of the link's household.
    func guestService(
        token: String, _ database: Database, _ clock: InstallationClock, owner: (Household) -> ServiceContext
    ) async throws -> GuestService?
}

extension ServiceModules {
    /// The modules with a service for guests.
    package var guestServices: [any GuestServing] { ledger.extending() }
}
