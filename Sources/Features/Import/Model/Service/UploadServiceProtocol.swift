package import Models
package import Services

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
