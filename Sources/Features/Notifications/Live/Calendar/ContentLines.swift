/// The content lines of a calendar (RFC 5545, section 3.1): terminated by CRLF and folded to at most 75 bytes without splitting a
/// character.
struct ContentLines {
    private(set) var bytes: [UInt8] = []

    private static let maxLineLength = 75

    /// Appends a line with a formatted value; line breaks in it are removed.
    mutating func add(_ name: StaticString, _ value: String) {
        var column = 0
        for scalar in "\(name):\(value)".unicodeScalars where !Self.isControl(scalar) {
            let encoded = UTF8.encode(scalar).map(Array.init) ?? []
            if column + encoded.count > Self.maxLineLength {
                bytes += [0x0D, 0x0A, UInt8(ascii: " ")]
                column = 1
            }
            bytes += encoded
            column += encoded.count
        }
        bytes += [0x0D, 0x0A]
    }

    /// Appends a line with an escaped text value (section 3.3.11).
    mutating func add(_ name: StaticString, text: String) {
        var escaped = String.UnicodeScalarView()
        var isAfterReturn = false
        // Iterates over scalars, since a delimiter with a combining accent would be a different character and remain unescaped.
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ";", ",": escaped += ["\\", scalar]
            case "\n" where isAfterReturn: break
            case "\n", "\r": escaped += ["\\", "n"]
            default: escaped.append(scalar)
            }
            isAfterReturn = scalar == "\r"
        }
        add(name, String(escaped))
    }

    /// Whether a scalar is a control character other than tab.
    private static func isControl(_ scalar: UnicodeScalar) -> Bool {
        scalar.value < 0x20 && scalar != "\t" || scalar.value == 0x7F
    }
}
