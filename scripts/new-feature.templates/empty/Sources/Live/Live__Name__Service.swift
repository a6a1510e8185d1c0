import ServiceKit
import __Name__Model

/// The household's __words__.
struct Live__Name__Service: __Name__ServiceProtocol {
    let context: ServiceContext

    func fetchNames() async throws -> [String] { try await context.read { _ in [] } }
}
