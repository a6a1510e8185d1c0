import Ledger
package import Models
package import Storage

/// A service for guests, who have no session: the token of a link gives access to it.
package protocol GuestServing: ServiceModule {
    associatedtype GuestService

    /// The service of a link; nil if the token is unknown, revoked, expired or malformed.
    ///
    /// - Parameter owner: the context of a household's owner.
    func guestService(
        token: String, _ database: Database, _ clock: InstallationClock, owner: (Household) -> ServiceContext
    ) async throws -> GuestService?
}

extension ServiceModules {
    package var guestServices: [any GuestServing] { ledger.extending() }
}
