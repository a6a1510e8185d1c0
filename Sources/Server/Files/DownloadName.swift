/// A file's name as a browser may keep it.
enum DownloadName {
    /// `Content-Disposition` of RFC 6266: the name in ASCII for old readers, and whole in UTF-8 (RFC 8187).
    static func disposition(_ name: String) -> String {
        let safe = cleaned(name)
        let ascii = String(safe.unicodeScalars.map { $0.isASCII ? Character($0) : "_" })
        return "attachment; filename=\"\(ascii)\"; filename*=UTF-8''\(encoded(safe))"
    }

    /// Without folders, control characters, quotes and whatever a file system gives a meaning.
    static func cleaned(_ name: String) -> String {
        let kept = name.unicodeScalars.map { scalar -> Character in
            switch scalar {
            case "/", "\\", ":", "*", "?", "\"", "<", ">", "|", "%", "'": "_"
            default: scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format ? "_" : Character(scalar)
            }
        }
        let trimmed = String(kept).drop { $0 == "." || $0 == " " }.prefix(120)
        return trimmed.isEmpty ? "file" : String(trimmed)
    }

    private static func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
                return String(UnicodeScalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                return "%" + (digits.utf8.count < 2 ? "0" : "") + digits
            }
        }.joined()
    }
}
