import Storage

@testable import LiveServices

extension ServiceContext {
    /// Runs reads in one snapshot, for helpers that are not asynchronous.
    func read<T: Sendable>(_ body: @Sendable (Connection) throws -> T) throws -> T {
        try mapping { try database.read(body) }
    }
}
