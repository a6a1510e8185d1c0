package import Services

/// Manages the household's __words__.
package protocol __Name__ServiceProtocol: Sendable {
    /// The names of all __words__.
    func fetchNames() async throws -> [String]
}

extension DependencyContainer {
    package func __name__() -> any __Name__ServiceProtocol { service() }
}
