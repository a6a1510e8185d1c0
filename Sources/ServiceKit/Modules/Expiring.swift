import Ledger
import Models
package import Storage

/// What a module deletes some time after it was needed. The defaults do nothing.
package protocol Expiring: ServiceModule {
    /// Deletes rows of all households, in one write with those of the other modules.
    ///
    /// - Parameter now: milliseconds since 1970.
    func removeExpired(on connection: Connection, now: Int64) throws

    /// Deletes data that are not deleted in that write.
    ///
    /// - Parameter contexts: of the owners of all households.
    func removeExpired(in contexts: [ServiceContext]) async throws
}

extension Expiring {
    package func removeExpired(on connection: Connection, now: Int64) throws {}
    package func removeExpired(in contexts: [ServiceContext]) async throws {}
}

extension ServiceModules {
    package var expiring: [any Expiring] { ledger.extending() }
}
