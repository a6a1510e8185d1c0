/// The lines of a calendar (RFC 5545, section 3.1): ended by CRLF, and folded so that none has more than 75 bytes and no character is torn.
struct ContentLines {
    private(set) var bytes: [UInt8] = []

    private static let longest = 75

    /// A line whose value is as the format has it; whatever would end it is left out.
    mutating func add(_ name: StaticString, _ value: String) {
        var column = 0
        for scalar in "\(name):\(value)".unicodeScalars where !Self.isControl(scalar) {
            let encoded = UTF8.encode(scalar).map(Array.init) ?? []
            if column + encoded.count > Self.longest {
                bytes += [0x0D, 0x0A, UInt8(ascii: " ")]
                column = 1
            }
            bytes += encoded
            column += encoded.count
        }
        bytes += [0x0D, 0x0A]
    }

    /// A line that holds what anybody wrote (section 3.3.11).
    mutating func add(_ name: StaticString, text: String) {
        var escaped = String.UnicodeScalarView()
        var isAfterReturn = false
        // By scalars: a sign with an accent upon it would be another character, and go as it is.
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

    /// Of those only a tab may stand in a text.
    private static func isControl(_ scalar: UnicodeScalar) -> Bool {
        scalar.value < 0x20 && scalar != "\t" || scalar.value == 0x7F
    }
}
