import ServiceKit
import Services

extension LiveInstallation {
    package func guestService<Service>(_ type: Service.Type, token: String) async throws -> Service? {
        do {
            for module in modules.guestServices {
                let service = try await module.guestService(token: token, database, clock) { household in ownerContext(of: household) }
                if let service = service as? Service { return service }
            }
            return nil
        } catch {
            throw ServiceError.forRemoteUser(error)
        }
    }
}
