package import Models

/// A file attached to a transaction or another object.
package struct Attachment: Identified, Hashable, Sendable {
    /// Prefix of ids: `att_…`.
    package static let idPrefix = "att"

    package var id: ID<Attachment>
    /// The original file name, for display only.
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

    /// Accepted content types, detected from the first bytes, not from the file name.
    package enum ContentType: String, CaseIterable, Hashable, Sendable {
        case png = "image/png"
        case jpeg = "image/jpeg"
        case webp = "image/webp"
        case pdf = "application/pdf"
    }
}

extension Attachment {
    package var isPicture: Bool { contentType != .pdf }
}
