package import Models

/// Receipts and other files that belong to a transaction. They lie in the database, so that one file is one backup.
package protocol AttachmentServiceProtocol: Sendable {
    /// Without their bytes, oldest first.
    ///
    /// - Throws: `ServiceError.notFound`.
    func fetchAttachments(of transaction: ID<Transaction>) async throws -> [Attachment]

    /// Keeps a file with a transaction. One whose key was used already is not kept again; the first comes back.
    ///
    /// - Parameter key: made by the form and sent with every attempt.
    /// - Throws: `ServiceError.rule` where it is empty, over 10 MB, or by its content not PNG, JPEG, WebP or PDF; `.notFound`.
    func addAttachment(to transaction: ID<Transaction>, name: String, bytes: [UInt8], key: String?) async throws -> Attachment

    /// Keeps a file that came with a form, as `addAttachment(to:name:bytes:key:)` does. What is staged is left where it lies.
    ///
    /// - Throws: as that does; `ServiceError.rule` where the staged file cannot be read.
    func addAttachment(to transaction: ID<Transaction>, file: StagedFile, key: String?) async throws -> Attachment

    /// Looks whether a file that came with a form would be kept, before anything is written.
    ///
    /// - Throws: as `addAttachment(to:file:key:)` does of the file itself.
    func checkFile(_ file: StagedFile) async throws

    /// - Throws: `ServiceError.notFound`.
    func fetchContent(id: ID<Attachment>) async throws -> AttachmentContent

    /// Deletes an attachment, and says how to take that back with `TransactionServiceProtocol.undo`.
    ///
    /// - Throws: `ServiceError.notFound`.
    func deleteAttachment(id: ID<Attachment>) async throws -> ID<AuditRecord>
}
