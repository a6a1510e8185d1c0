import Ledger
package import Models
package import Storage

/// A module that deletes rows or files when their retention ends. The defaults do nothing.
package protocol Expiring: ServiceModule {
    /// Deletes expired rows of a household, in one write for all modules.
    ///
    /// - Parameter now: milliseconds since 1970.
    func removeExpired(in household: ID<Household>, on connection: Connection, now: Int64) throws

    /// Deletes what that write does not, such as files.
    ///
    /// - Parameter contexts: of the owners of all households.
    func removeExpired(in contexts: [ServiceContext]) async throws
}

extension Expiring {
    package func removeExpired(in household: ID<Household>, on connection: Connection, now: Int64) throws {}
    package func removeExpired(in contexts: [ServiceContext]) async throws {}
}

extension ServiceModules {
    /// The modules that delete what has expired.
    package var expiring: [any Expiring] { ledger.extending() }
}
