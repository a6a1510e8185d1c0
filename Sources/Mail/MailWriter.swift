import Models

/// Writes a message as it goes over the wire: head and body of RFC 5322, the text in UTF-8 as quoted-printable (RFC 2045). The same message
/// gives the same bytes whenever it is written.
///
/// Lines end with CRLF and have at most 76 characters; a dot at the beginning of one is doubled by who sends it. Nothing that a person or
/// a bank wrote can end a line of the head: texts are encoded where they hold more than printable ASCII, and addresses are `MailAddress`.
struct MailWriter {
    let sender: MailAddress

    func bytes(of message: MailMessage) -> [UInt8] {
        var head = HeadWriter()
        head.add("From", "Coffer <\(sender.text)>")
        head.add("To", message.recipient.text)
        head.add("Subject", text: message.subject)
        head.add("Date", MailDate.text(at: message.writtenAt))
        head.add("Message-ID", "<\(message.id)@\(sender.host)>")
        // RFC 3834, section 5: no holiday notice answers it.
        head.add("Auto-Submitted", "auto-generated")
        head.add("MIME-Version", "1.0")
        head.add("Content-Type", "text/plain; charset=utf-8")
        head.add("Content-Transfer-Encoding", "quoted-printable")
        return head.bytes + [0x0D, 0x0A] + QuotedPrintable.encode(message.body)
    }
}

/// The head of a message.
private struct HeadWriter {
    private(set) var bytes: [UInt8] = []

    /// A field whose value is ASCII made here.
    mutating func add(_ name: StaticString, _ value: String) {
        bytes += "\(name): \(value)\r\n".utf8
    }

    /// A field that holds what anybody wrote.
    mutating func add(_ name: StaticString, text: String) {
        add(name, EncodedWords.encode(text, after: name.utf8CodeUnitCount + 2))
    }
}
