import Services

/// Builds safe file names for downloads.
enum DownloadName {
    /// The `Content-Disposition` value (RFC 6266): the name in ASCII for old clients, and in UTF-8 (RFC 8187).
    static func disposition(_ name: String) -> String {
        let safe = sanitized(name)
        let ascii = String(safe.unicodeScalars.map { $0.isASCII ? Character($0) : "_" })
        return "attachment; filename=\"\(ascii)\"; filename*=UTF-8''\(encoded(safe))"
    }

    /// Returns a name with an extension of the content type. The extension determines which program opens the file, so the uploaded one is
    /// not trusted.
    static func name(_ name: String, of type: Attachment.ContentType) -> String {
        let extensions = extensions(of: type)
        var base = sanitized(name)
        // File systems drop trailing dots and spaces, which would expose another extension.
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

    /// Replaces path separators, control characters, quotes and characters reserved by file systems, and limits the length.
    static func sanitized(_ name: String) -> String {
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
        // Windows reserves these names, with any extension.
        let stem = trimmed.prefix { $0 != "." }.uppercased()
        return reserved.contains(stem) ? "_" + trimmed : String(trimmed)
    }

    private static let reserved = Set(
        ["CON", "PRN", "AUX", "NUL"] + (1...9).flatMap { ["COM\($0)", "LPT\($0)"] })

    /// The allowed extensions of a content type; the first one is appended to other names.
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
