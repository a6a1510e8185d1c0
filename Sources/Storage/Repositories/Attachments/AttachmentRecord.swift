package import Models

extension AttachmentOwner {
    var rowID: Int64 {
        switch self {
        case .transaction(let id): id.rawValue
        case .object(let id): id
        }
    }

    /// Whether it is no transaction; the column is named after the only other objects.
    var isExpense: Bool {
        if case .object = self { true } else { false }
    }
}

/// A row of `attachment` without its bytes.
package struct AttachmentRecord: Hashable, Sendable {
    package var id: Int64
    package var owner: AttachmentOwner
    package var name: String
    /// A media type, for example `image/png`.
    package var contentType: String
    /// In bytes.
    package var size: Int
    package var isDeleted: Bool

    package init(id: Int64, owner: AttachmentOwner, name: String, contentType: String, size: Int, isDeleted: Bool = false) {
        self.id = id
        self.owner = owner
        self.name = name
        self.contentType = contentType
        self.size = size
        self.isDeleted = isDeleted
    }
}
