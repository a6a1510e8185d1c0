/// What one person is sent: text, and nothing else.
package struct MailMessage: Hashable, Sendable {
    /// Stays the same however often it is tried: letters, digits, `_`. It becomes the `Message-ID`, by which who receives it knows it again.
    package var id: String
    package var recipient: MailAddress
    /// One line.
    package var subject: String
    /// Lines ended by LF.
    package var body: String
    /// When it was written, in milliseconds since 1970.
    package var writtenAt: Int64

    package init(id: String, recipient: MailAddress, subject: String, body: String, writtenAt: Int64) {
        self.id = id
        self.recipient = recipient
        self.subject = subject
        self.body = body
        self.writtenAt = writtenAt
    }
}
