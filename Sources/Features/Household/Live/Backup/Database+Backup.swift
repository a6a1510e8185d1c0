package import ServiceKit
import Services
package import Storage

extension Database {
    /// Writes a backup of all households that stays on the server, such as the daily ones.
    ///
    /// - Parameter modules: what they check of each household.
    /// - Throws: `ServiceError`.
    package func backUp(to file: String, modules: ServiceModules) async throws {
        do {
            try await ServiceError.mapping { try await backup(to: file, checking: modules.differences) }
        } catch let error as BackupError {
            throw ServiceError(error)
        }
    }
}
