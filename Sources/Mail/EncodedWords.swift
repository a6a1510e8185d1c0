/// Text of any kind in the head of a message (RFC 2047): as it is where it is plain, else as words of base 64 in UTF-8.
enum EncodedWords {
    /// What an encoded word may hold: 75 characters less `=?UTF-8?B?` and `?=` are 63, which 45 bytes fill to 60.
    private static let most = 45
    /// The same in the first line, behind a name of the head.
    private static let longestPlain = 76

    /// - Parameter column: how much of the first line is taken.
    /// - Returns: lines of ASCII, each but the last ended by CRLF and a space.
    static func encode(_ text: String, after column: Int) -> String {
        // What ends a line, and whatever else controls something, becomes a space.
        let clean = String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? " " : $0 }))
        let isPlain = clean.utf8.allSatisfy { (0x20...0x7E).contains($0) } && !clean.contains("=?")
        if isPlain, column + clean.utf8.count <= longestPlain, clean.first != " ", clean.last != " " { return clean }
        return pieces(of: clean, first: most - column).map { "=?UTF-8?B?\(Base64.encode($0))?=" }.joined(separator: "\r\n ")
    }

    /// The bytes of a text in pieces, none of which ends within a character.
    private static func pieces(of text: String, first: Int) -> [[UInt8]] {
        var pieces: [[UInt8]] = [[]]
        for scalar in text.unicodeScalars {
            let bytes = UTF8.encode(scalar).map(Array.init) ?? []
            let room = pieces.count == 1 ? max(first, 12) : most
            if pieces[pieces.count - 1].count + bytes.count > room { pieces.append([]) }
            pieces[pieces.count - 1] += bytes
        }
        return pieces
    }

    private static func isControl(_ scalar: UnicodeScalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028 || scalar.value == 0x2029
    }
}

/// Base 64 with padding (RFC 4648, section 4).
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let part = bytes[start..<min(start + 3, bytes.count)]
            let value = part.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - part.count))
            for place in 0..<4 {
                text.append(place <= part.count ? alphabet[Int(value >> (18 - 6 * UInt32(place)) & 63)] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
