package import ServiceKit

extension ServiceContext {
    /// Writes a backup that stays on the server, such as the daily ones.
    package func backUp(to file: String) async throws { try await LiveBackupService(context: self).copy(to: file) }
}
