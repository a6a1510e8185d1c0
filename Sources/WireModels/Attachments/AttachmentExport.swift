package import Models
package import Services

/// A file attached to a transaction, with its content, in an export.
package struct AttachmentExport: Encodable {
    let id: ID<Attachment>
    /// The group of the transaction; nil: it belongs to an expense.
    let transaction: ID<Transaction>?
    let expense: ID<Expense>?
    let name: String
    /// A media type.
    let contentType: String
    let createdAt: Instant
    /// The content in base64.
    let data: String

    /// - Parameter data: the content in base64.
    package init(
        id: ID<Attachment>, owner: AttachmentOwner, name: String, contentType: String, createdAt: Instant, data: String
    ) {
        self.id = id
        switch owner {
        case .transaction(let id): (transaction, expense) = (id, nil)
        case .expense(let id): (transaction, expense) = (nil, id)
        }
        self.name = name
        self.contentType = contentType
        self.createdAt = createdAt
        self.data = data
    }
}
