import ImportModel
import ServiceKit
import Services

/// Uploaded files that wait for their import.
struct UploadsModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any UploadServiceProtocol).self) { LiveUploadService(context: $0) }] }
}

/// Uploads that were not imported expire.
extension UploadsModule: Expiring {
    /// All households of a database have one folder of uploads.
    func removeExpired(in contexts: [ServiceContext]) async throws {
        if let first = contexts.first { try await LiveUploadService(context: first).discardExpired() }
    }
}
