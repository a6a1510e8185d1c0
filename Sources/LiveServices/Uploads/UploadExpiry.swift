/// Uploads of the first household that were not imported expire.
struct UploadExpiry: Expiring {
    func removeExpired(in contexts: [ServiceContext]) async throws {
        if let first = contexts.first { try await LiveUploadService(context: first).discardExpired() }
    }
}
