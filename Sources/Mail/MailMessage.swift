/// A plain-text message to one recipient.
package struct MailMessage: Hashable, Sendable {
    /// Letters, digits and `_`; the same for every attempt. It becomes the `Message-ID`, by which recipients detect duplicates.
    package var id: String
    /// The only recipient.
    package var recipient: MailAddress
    /// A single line.
    package var subject: String
    /// Lines separated by LF.
    package var body: String
    /// The creation time in milliseconds since 1970.
    package var writtenAt: Int64

    package init(id: String, recipient: MailAddress, subject: String, body: String, writtenAt: Int64) {
        self.id = id
        self.recipient = recipient
        self.subject = subject
        self.body = body
        self.writtenAt = writtenAt
    }
}
