package import Services

/// The content of an attachment.
package struct AttachmentContent: Hashable, Sendable {
    package var attachment: Attachment
    package var bytes: [UInt8]

    package init(attachment: Attachment, bytes: [UInt8]) {
        self.attachment = attachment
        self.bytes = bytes
    }
}
