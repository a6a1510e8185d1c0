import Localization

/// Derives names of fields and buttons: the ids of the enclosing rows, then the English label in lower case with everything but letters and
/// digits replaced by single hyphens, joined by full stops: `Account name` in row `acc_1` is `acc_1.account-name`.
@usableFromInline
enum FieldName {
    /// Escapes a row id for use in a name: bytes other than letters, digits, `_` and `-` become `~` and two hexadecimal digits, so that
    /// different ids give different names without spaces and full stops.
    @usableFromInline
    static func scopePart(_ id: String) -> String {
        guard id.utf8.contains(where: { !isPlain($0) }) else { return id }
        var part: [UInt8] = []
        for byte in id.utf8 {
            if isPlain(byte) {
                part.append(byte)
            } else {
                part += [UInt8(ascii: "~"), hexDigit(byte >> 4), hexDigit(byte & 15)]
            }
        }
        return String(decoding: part, as: UTF8.self)
    }

    /// Converts a label to a name. Non-ASCII letters are kept.
    static func slug(_ label: String) -> String {
        var slug: [UInt8] = []
        var isApart = false
        for byte in label.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                0x80...:
                if isApart, !slug.isEmpty { slug.append(UInt8(ascii: "-")) }
                isApart = false
                slug.append((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte)
            default:
                isApart = true
            }
        }
        return slug.isEmpty ? "field" : String(decoding: slug, as: UTF8.self)
    }

    /// The complete name. It does not depend on the reader's language: it is made of the label's English text.
    static func full(scope: [String], label: LocalizedText, explicit: String?) -> String {
        let own = explicit ?? slug(label.constantKey ?? label.english)
        return scope.isEmpty ? own : scope.joined(separator: ".") + "." + own
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}
