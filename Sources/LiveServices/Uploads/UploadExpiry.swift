/// Deletes expired uploads that were not imported.
struct UploadExpiry: Expiring {
    /// Deletes expired uploads; all households of a database share one folder.
    func removeExpired(in contexts: [ServiceContext]) async throws {
        if let first = contexts.first { try await LiveUploadService(context: first).discardExpired() }
    }
}
