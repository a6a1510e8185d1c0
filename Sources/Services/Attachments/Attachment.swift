package import Models

/// A file that belongs to a transaction.
package struct Attachment: Identified, Hashable, Sendable {
    /// What ids of this kind begin with: `att_…`.
    package static let idPrefix = "att"

    package var id: ID<Attachment>
    /// As the browser called the file; only shown.
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
