package import Models
package import Services
package import WireModels

/// A file attached to a transaction, with its content, in an export.
package struct AttachmentExport: Encodable {
    let id: ID<Attachment>
    /// The group of the transaction; nil: it belongs to an expense.
    let transaction: ID<Transaction>?
    let expense: String?
    let name: String
    /// A media type.
    let contentType: String
    let createdAt: Instant
    /// The content in base64.
    let data: String

    /// - Parameter data: the content in base64.
    package init(
        id: ID<Attachment>, transaction: ID<Transaction>?, expense: String?, name: String, contentType: String, createdAt: Instant,
        data: String
    ) {
        self.id = id
        self.transaction = transaction
        self.expense = expense
        self.name = name
        self.contentType = contentType
        self.createdAt = createdAt
        self.data = data
    }
}
