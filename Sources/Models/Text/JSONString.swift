extension [UInt8] {

    /// Appends a text as a JSON string (RFC 8259, section 7): quotes, backslashes and control characters are escaped, everything else is
    /// UTF-8.
    package mutating func append(asJSON text: String) {
        append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                append(UInt8(ascii: "\\"))
                append(byte)
            case 0x0A: append(contentsOf: "\\n".utf8)
            case 0x0D: append(contentsOf: "\\r".utf8)
            case 0x09: append(contentsOf: "\\t".utf8)
            case 0..<0x20:
                append(contentsOf: (byte < 0x10 ? "\\u000" : "\\u001").utf8)
                append(contentsOf: String(byte & 15, radix: 16).utf8)
            default: append(byte)
            }
        }
        append(UInt8(ascii: "\""))
    }
}

extension String {

    /// The text as a JSON string, including quotes.
    package var asJSON: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count + 2)
        bytes.append(asJSON: self)
        return String(decoding: bytes, as: UTF8.self)
    }
}
