import ImportModel
import ServiceKit
import Services

/// Uploaded files that wait for their import.
struct UploadsModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any UploadServiceProtocol).self) { LiveUploadService(context: $0) }] }
}

/// Uploads that were not imported expire.
extension UploadsModule: Expiring {
    /// Each household has a folder of its own.
    func removeExpired(in contexts: [ServiceContext]) async throws {
        for context in contexts { try await LiveUploadService(context: context).discardExpired() }
    }
}

/// Uploads are files of a household.
extension UploadsModule: HouseholdRemoving {
    func removeFiles(of household: ServiceContext) {
        // A database in memory may have no folder.
        if let folder = try? UploadFolder(household) { folder.removeAll() }
    }
}
