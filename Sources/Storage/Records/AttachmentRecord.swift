package import Models

/// A row of `attachment` without its bytes.
package struct AttachmentRecord: Hashable, Sendable {
    package var id: Int64
    package var group: ID<Transaction>
    package var name: String
    /// A media type, for example `image/png`.
    package var contentType: String
    /// In bytes.
    package var size: Int
    package var isDeleted: Bool

    package init(id: Int64, group: ID<Transaction>, name: String, contentType: String, size: Int, isDeleted: Bool = false) {
        self.id = id
        self.group = group
        self.name = name
        self.contentType = contentType
        self.size = size
        self.isDeleted = isDeleted
    }
}
