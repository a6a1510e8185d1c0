/// Encodes header text (RFC 2047): plain ASCII as it is, other text as encoded words in UTF-8 and base64.
enum EncodedWords {
    /// The bytes of an encoded word: 75 characters minus `=?UTF-8?B?` and `?=` leave 63, and 45 bytes become 60 in base64.
    private static let maxBytes = 45
    /// The maximum length of a line, with the header's name, that is not encoded.
    private static let maxPlainLength = 76

    /// - Parameter column: the length of the header's name and separator in the first line.
    /// - Returns: ASCII lines, separated by CRLF and a space.
    static func encode(_ text: String, after column: Int) -> String {
        // Replaces line ends and other control characters by spaces.
        let clean = String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? " " : $0 }))
        let isPlain = clean.utf8.allSatisfy { (0x20...0x7E).contains($0) } && !clean.contains("=?")
        if isPlain, column + clean.utf8.count <= maxPlainLength, clean.first != " ", clean.last != " " { return clean }
        return chunks(of: clean, first: maxBytes - column).map { "=?UTF-8?B?\(Base64.encode($0))?=" }.joined(separator: "\r\n ")
    }

    /// Splits the UTF-8 bytes of a text into chunks without splitting a character.
    private static func chunks(of text: String, first: Int) -> [[UInt8]] {
        var chunks: [[UInt8]] = [[]]
        for scalar in text.unicodeScalars {
            let bytes = UTF8.encode(scalar).map(Array.init) ?? []
            let limit = chunks.count == 1 ? max(first, 12) : maxBytes
            if chunks[chunks.count - 1].count + bytes.count > limit { chunks.append([]) }
            chunks[chunks.count - 1] += bytes
        }
        return chunks
    }

    private static func isControl(_ scalar: UnicodeScalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028 || scalar.value == 0x2029
    }
}

/// Encodes base64 with padding (RFC 4648, section 4).
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let part = bytes[start..<min(start + 3, bytes.count)]
            let value = part.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - part.count))
            for index in 0..<4 {
                text.append(index <= part.count ? alphabet[Int(value >> (18 - 6 * UInt32(index)) & 63)] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
