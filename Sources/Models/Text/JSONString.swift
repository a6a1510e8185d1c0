extension [UInt8] {
    /// Appends a text as a JSON string (RFC 8259, section 7): quotes, backslashes and control characters are escaped, everything else is
    /// UTF-8.
    package mutating func append(asJSON text: String) {
        append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { bytes in
            // Runs of bytes that need no escaping are copied as a whole.
            var start = 0
            for index in bytes.indices where Self.needsEscape(bytes[index]) {
                append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
                append(escaped: bytes[index])
                start = index + 1
            }
            append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
        }
        append(UInt8(ascii: "\""))
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func append(escaped byte: UInt8) {
        switch byte {
        case 0x0A: append(contentsOf: "\\n".utf8)
        case 0x0D: append(contentsOf: "\\r".utf8)
        case 0x09: append(contentsOf: "\\t".utf8)
        case 0..<0x20:
            append(contentsOf: (byte < 0x10 ? "\\u000" : "\\u001").utf8)
            append(contentsOf: String(byte & 15, radix: 16).utf8)
        default:
            append(UInt8(ascii: "\\"))
            append(byte)
        }
    }
}
