import Models

/// Strings as JSON writes them (RFC 8259).
enum JSONText {

    /// The text in quotes, with quotes, backslashes and control characters escaped.
    static func quoted(_ text: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count + 2)
        bytes.append(asJSON: text)
        return String(decoding: bytes, as: UTF8.self)
    }
}
