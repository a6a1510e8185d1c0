/// How a statement's characters are written as bytes.
package enum TextEncoding: String, Hashable, Sendable {
    case utf8 = "UTF-8"
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"
    case windows1252 = "Windows-1252"
    case latin1 = "ISO-8859-1"

    /// The encoding of a name as XML declarations and OFX headers write it, or nil for one that Coffer does not read.
    package init?(name: String) {
        switch name.lowercased().filter({ $0 != "-" && $0 != "_" && $0 != " " }) {
        case "utf8", "unicode", "usascii", "ascii": self = .utf8
        case "utf16", "utf16le": self = .utf16LittleEndian
        case "utf16be": self = .utf16BigEndian
        case "windows1252", "cp1252", "1252", "ansi": self = .windows1252
        case "iso88591", "latin1", "88591", "iso885915": self = .latin1
        default: return nil
        }
    }

    /// The encoding that a byte order mark or the pattern of zero bytes shows, with the length of the mark.
    package static func mark(in prefix: some Collection<UInt8>) -> (encoding: TextEncoding, length: Int)? {
        let head = Array(prefix.prefix(4))
        if head.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
        if head.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
        if head.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
        guard head.count == 4 else { return nil }
        if head[0] != 0, head[1] == 0, head[2] != 0, head[3] == 0 { return (.utf16LittleEndian, 0) }
        if head[0] == 0, head[1] != 0, head[2] == 0, head[3] != 0 { return (.utf16BigEndian, 0) }
        return nil
    }

    /// The encoding that a file's own header declares: OFX `CHARSET`/`ENCODING` or an XML declaration. Nil where none is declared.
    ///
    /// - Parameter prefix: the first bytes of the file, in an encoding whose ASCII part is ASCII.
    package static func declared(in prefix: some Collection<UInt8>) -> TextEncoding? {
        let head = String(decoding: prefix.prefix(1024), as: UTF8.self)
        if let xml = head.range(of: "<?xml"), let end = head[xml.upperBound...].range(of: "?>") {
            return value(of: "encoding", in: head[xml.upperBound..<end.lowerBound]).flatMap(TextEncoding.init(name:))
        }
        guard head.contains("OFXHEADER") else { return nil }
        if let charset = ofxField("CHARSET", in: head), let encoding = TextEncoding(name: charset), charset != "NONE" {
            return encoding == .utf8 && ofxField("ENCODING", in: head) == "USASCII" ? .windows1252 : encoding
        }
        switch ofxField("ENCODING", in: head) {
        case "UTF-8", "UNICODE": return .utf8
        default: return nil
        }
    }

    private static func value(of name: String, in declaration: Substring) -> String? {
        guard let range = declaration.range(of: name) else { return nil }
        let rest = declaration[range.upperBound...].drop { $0 == " " || $0 == "=" }
        guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
        return String(rest.dropFirst().prefix { $0 != quote })
    }

    private static func ofxField(_ name: String, in head: String) -> String? {
        guard let range = head.range(of: name + ":") else { return nil }
        return String(head[range.upperBound...].prefix { !$0.isWhitespace && $0 != "<" })
    }
}

extension StringProtocol {

    /// Where a text first stands in this one, without Foundation.
    func range(of needle: String) -> Range<Index>? {
        let haystack = utf8
        let wanted = Array(needle.utf8)
        var index = haystack.startIndex
        while index != haystack.endIndex {
            if haystack[index...].starts(with: wanted) {
                return index..<haystack.index(index, offsetBy: wanted.count)
            }
            haystack.formIndex(after: &index)
        }
        return nil
    }
}
