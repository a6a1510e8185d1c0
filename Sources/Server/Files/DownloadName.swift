import Services

/// A file's name as a browser may keep it.
enum DownloadName {
    /// `Content-Disposition` of RFC 6266: the name in ASCII for old readers, and whole in UTF-8 (RFC 8187).
    static func disposition(_ name: String) -> String {
        let safe = cleaned(name)
        let ascii = String(safe.unicodeScalars.map { $0.isASCII ? Character($0) : "_" })
        return "attachment; filename=\"\(ascii)\"; filename*=UTF-8''\(encoded(safe))"
    }

    /// A name whose extension is that of what the file is, whatever it called itself: what opens it on a double click follows from its content.
    static func name(_ name: String, of type: Attachment.ContentType) -> String {
        let extensions = extensions(of: type)
        var base = cleaned(name)
        // What a file system drops at the end would make another extension the last one.
        while let last = base.last, last == "." || last == " " { base.removeLast() }
        if let known = base.lastIndex(of: ".").map({ base[base.index(after: $0)...].lowercased() }), extensions.contains(known) {
            return base
        }
        if let dot = base.lastIndex(of: "."), isExtension(base[base.index(after: dot)...]) { base = String(base[..<dot]) }
        if let known = base.lastIndex(of: ".").map({ base[base.index(after: $0)...].lowercased() }), extensions.contains(known) {
            return base
        }
        return (base.isEmpty ? "file" : base) + "." + (extensions.first ?? "bin")
    }

    /// Without folders, control characters, quotes and whatever a file system gives a meaning.
    static func cleaned(_ name: String) -> String {
        let kept = name.unicodeScalars.map { scalar -> Character in
            switch scalar {
            case "/", "\\", ":", "*", "?", "\"", "<", ">", "|", "%", "'": return "_"
            default:
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: return "_"
                default: return Character(scalar)
                }
            }
        }
        let trimmed = String(kept).drop { $0 == "." || $0 == " " }.prefix(120)
        guard !trimmed.isEmpty else { return "file" }
        // Windows takes these for devices, with any extension.
        let stem = trimmed.prefix { $0 != "." }.uppercased()
        return reserved.contains(stem) ? "_" + trimmed : String(trimmed)
    }

    private static let reserved = Set(
        ["CON", "PRN", "AUX", "NUL"] + (1...9).flatMap { ["COM\($0)", "LPT\($0)"] })

    /// What a name of the type may end with; the first one is given to those that end with something else.
    private static func extensions(of type: Attachment.ContentType) -> [String] {
        switch type {
        case .png: ["png"]
        case .jpeg: ["jpg", "jpeg"]
        case .webp: ["webp"]
        case .pdf: ["pdf"]
        }
    }

    private static func isExtension(_ text: Substring) -> Bool {
        (1...10).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
                }
            }
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
