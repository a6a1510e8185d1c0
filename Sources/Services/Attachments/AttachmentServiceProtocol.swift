package import Models

/// Receipts and other files that belong to a transaction. They lie in the database, so that one file is one backup.
package protocol AttachmentServiceProtocol: Sendable {
    /// Without their bytes, oldest first.
    ///
    /// - Throws: `ServiceError.notFound`.
    func fetchAttachments(of transaction: ID<Transaction>) async throws -> [Attachment]

    /// - Throws: `ServiceError.rule` where it is over 10 MB or by its content not PNG, JPEG, WebP or PDF; `.notFound`.
    func addAttachment(to transaction: ID<Transaction>, name: String, bytes: [UInt8]) async throws -> Attachment

    /// - Throws: `ServiceError.notFound`.
    func fetchContent(id: ID<Attachment>) async throws -> AttachmentContent

    /// - Throws: `ServiceError.notFound`.
    func deleteAttachment(id: ID<Attachment>) async throws
}

/// A file that belongs to a transaction.
package struct Attachment: Identified, Hashable, Sendable {
    /// What ids of this kind begin with: `att_…`.
    package static let idPrefix = "att"

    package var id: ID<Attachment>
    package var name: String
    package var contentType: ContentType
    /// In bytes.
    package var size: Int

    package init(id: ID<Attachment>, name: String, contentType: ContentType, size: Int) {
        self.id = id
        self.name = name
        self.contentType = contentType
        self.size = size
    }

    /// The kinds that are accepted, told from the file's first bytes and never from its name.
    package enum ContentType: String, CaseIterable, Hashable, Sendable {
        case png = "image/png"
        case jpeg = "image/jpeg"
        case webp = "image/webp"
        case pdf = "application/pdf"
    }
}

/// An attachment with its bytes.
package struct AttachmentContent: Hashable, Sendable {
    package var attachment: Attachment
    package var bytes: [UInt8]

    package init(attachment: Attachment, bytes: [UInt8]) {
        self.attachment = attachment
        self.bytes = bytes
    }
}
