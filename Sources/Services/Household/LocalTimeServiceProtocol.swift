package import Models

/// The local time of the household.
package protocol LocalTimeServiceProtocol: Sendable {
    /// Converts instants to the household's local time, in the same order.
    ///
    /// - Parameter instants: in milliseconds since 1970.
    func moments(at instants: [Int64]) async throws -> [Moment]
}

extension DependencyContainer {
    package func localTime() -> any LocalTimeServiceProtocol { service() }
}
