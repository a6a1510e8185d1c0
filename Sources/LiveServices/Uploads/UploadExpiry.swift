/// Uploads that were not imported expire.
struct UploadExpiry: Expiring {
    /// All households of a database have one folder of uploads.
    func removeExpired(in contexts: [ServiceContext]) async throws {
        if let first = contexts.first { try await LiveUploadService(context: first).discardExpired() }
    }
}
