package import Models

/// Manages uploaded statement files until they are imported. They are deleted when the import is committed, or after 24 hours.
package protocol UploadServiceProtocol: Sendable {
    /// A new path in the upload folder, for a file that is being received.
    func receivingPath() async throws -> String

    /// Stores files as one upload. The files are moved from their paths.
    ///
    /// - Throws: `ServiceError.rule` if there are no files, one exceeds 256 MB, or the household's uploads exceed `UploadLimit`.
    func stage(_ files: [StagedFile]) async throws -> ID<Upload>

    /// The files of an upload, readable by the importer.
    ///
    /// - Throws: `ServiceError.notFound`, also for another member's upload.
    func fetchUpload(id: ID<Upload>) async throws -> Upload

    /// Stores the corrections made in the preview of an upload.
    ///
    /// - Throws: `ServiceError.notFound`, also for another member's upload.
    func save(_ choices: ImportChoices, for id: ID<Upload>) async throws

    /// Deletes an upload; does nothing if it does not exist.
    func discard(id: ID<Upload>) async throws

    /// Deletes uploads older than 24 hours.
    func discardExpired() async throws
}

extension DependencyContainer {
    package func uploads() -> any UploadServiceProtocol { service() }
}

/// A received file.
package struct StagedFile: Hashable, Sendable {
    /// The file name in the browser; for display only.
    package var name: String
    /// The temporary path of its content.
    package var path: String

    package init(name: String, path: String) {
        self.name = name
        self.path = path
    }
}

/// Files that were uploaded together.
package struct Upload: Identified, Hashable, Sendable {
    /// Prefix of ids: `upl_…`.
    package static let idPrefix = "upl"

    package var id: ID<Upload>
    /// In upload order.
    package var files: [StagedFile]
    /// The corrections made in its preview.
    package var choices: ImportChoices

    package init(id: ID<Upload>, files: [StagedFile], choices: ImportChoices = ImportChoices()) {
        self.id = id
        self.files = files
        self.choices = choices
    }
}
