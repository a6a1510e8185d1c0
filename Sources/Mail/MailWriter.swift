/// Serializes a message: headers and body (RFC 5322), the body in UTF-8 as quoted-printable (RFC 2045). The result is deterministic.
///
/// Lines end with CRLF and have at most 76 characters; the transport doubles a dot at the start of a line. Headers cannot be injected: text
/// is encoded if it has more than printable ASCII, and addresses are validated `MailAddress` values.
struct MailWriter {
    let sender: MailAddress

    func bytes(of message: MailMessage) -> [UInt8] {
        var head = HeadWriter()
        head.add("From", "Coffer <\(sender.text)>")
        head.add("To", message.recipient.text)
        head.add("Subject", text: message.subject)
        head.add("Date", MailDate.text(at: message.writtenAt))
        head.add("Message-ID", "<\(message.id)@\(sender.host)>")
        // Suppresses automatic replies (RFC 3834, section 5).
        head.add("Auto-Submitted", "auto-generated")
        head.add("MIME-Version", "1.0")
        head.add("Content-Type", "text/plain; charset=utf-8")
        head.add("Content-Transfer-Encoding", "quoted-printable")
        return head.bytes + [0x0D, 0x0A] + QuotedPrintable.encode(message.body)
    }
}

/// Serializes the headers.
private struct HeadWriter {
    private(set) var bytes: [UInt8] = []

    /// Adds a header with a trusted ASCII value.
    mutating func add(_ name: StaticString, _ value: String) {
        bytes += "\(name): \(value)\r\n".utf8
    }

    /// Adds a header with text from a user or a bank.
    mutating func add(_ name: StaticString, text: String) {
        add(name, EncodedWords.encode(text, after: name.utf8CodeUnitCount + 2))
    }
}
