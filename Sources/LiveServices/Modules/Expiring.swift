import Models
import Storage

/// A module with rows that expire and are deleted. The defaults do nothing.
protocol Expiring: Sendable {
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
    func removeExpired(on connection: Connection, now: Int64) throws {}
    func removeExpired(in contexts: [ServiceContext]) async throws {}
}
