import Models
package import Services
package import Storage

extension AttachmentRecord {
    /// Converts the record to the model.
    ///
    /// - Throws: `StorageError.unknownValue`.
    package func toAttachment() throws(StorageError) -> Attachment {
        guard let type = Attachment.ContentType(rawValue: contentType) else {
            throw .unknownValue(column: "content_type", value: contentType)
        }
        return Attachment(id: ID(rawValue: id), name: name, contentType: type, size: size)
    }
}
