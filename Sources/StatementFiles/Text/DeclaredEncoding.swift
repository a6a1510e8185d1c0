import Models

/// The encoding that a file declares in its header: OFX `CHARSET` and `ENCODING`, or an XML declaration.
enum DeclaredEncoding: Hashable {
    case none
    case known(TextEncoding)
    /// A name that is not in `TextEncoding`.
    case unknown(String)

    /// - Parameter prefix: the first bytes of the file, in an encoding whose ASCII part is ASCII.
    init(in prefix: some Collection<UInt8>) {
        let head = String(decoding: prefix.prefix(1024), as: UTF8.self)
        if let xml = head.range(of: "<?xml"), let end = head[xml.upperBound...].range(of: "?>") {
            self.init(name: Self.value(of: "encoding", in: head[xml.upperBound..<end.lowerBound]))
            return
        }
        guard head.contains("OFXHEADER") else {
            self = .none
            return
        }
        // Programs write `USASCII` for any single-byte encoding; `CHARSET` names the code page.
        let encoding = Self.ofxField("ENCODING", in: head).flatMap { $0.uppercased() == "USASCII" ? nil : $0 }
        let charset = Self.ofxField("CHARSET", in: head).flatMap { $0.uppercased() == "NONE" ? nil : $0 }
        self.init(name: charset ?? encoding)
    }

    private init(name: String?) {
        guard let name, !name.isEmpty else {
            self = .none
            return
        }
        self = TextEncoding(name: name).map { .known($0) } ?? .unknown(String(name.prefix(40)))
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
    /// The range of the first occurrence of a string, without Foundation.
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
