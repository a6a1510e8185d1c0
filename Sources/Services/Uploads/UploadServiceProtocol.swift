package import Models

/// Statement files on their way from the browser to an import. They are gone when the import is committed, or after 24 hours.
package protocol UploadServiceProtocol: Sendable {
    /// A path that nothing lies at yet, in a folder of the service's own: for bytes while they come in.
    func receivingPath() async throws -> String

    /// Keeps files together as one upload. They are taken over: nothing is left at the paths where they lay.
    ///
    /// - Throws: `ServiceError.rule` where there is none, one is over the limit of 256 MB, or the household's uploads are over `UploadLimit`.
    func stage(_ files: [StagedFile]) async throws -> ID<Upload>

    /// The files of an upload, where the importer can read them.
    ///
    /// - Throws: `ServiceError.notFound`, also for another member's.
    func fetchUpload(id: ID<Upload>) async throws -> Upload

    /// Keeps what a person corrected in the preview of an upload.
    ///
    /// - Throws: `ServiceError.notFound`, also for another member's.
    func keep(_ choices: ImportChoices, for id: ID<Upload>) async throws

    /// Deletes an upload; one that is not there is no error.
    func discard(id: ID<Upload>) async throws

    /// Deletes what is older than 24 hours.
    func discardExpired() async throws
}

/// A file as it came in.
package struct StagedFile: Hashable, Sendable {
    /// As the browser calls it; only shown.
    package var name: String
    /// Where its bytes lie until they are taken over.
    package var path: String

    package init(name: String, path: String) {
        self.name = name
        self.path = path
    }
}

/// Files that were sent together.
package struct Upload: Identified, Hashable, Sendable {
    /// What ids of this kind begin with: `upl_…`.
    package static let idPrefix = "upl"

    package var id: ID<Upload>
    /// In the order in which they came.
    package var files: [StagedFile]
    /// What was corrected in its preview.
    package var choices: ImportChoices

    package init(id: ID<Upload>, files: [StagedFile], choices: ImportChoices = ImportChoices()) {
        self.id = id
        self.files = files
        self.choices = choices
    }
}
