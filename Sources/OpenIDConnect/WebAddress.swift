/// URLs of providers, and their parts.
enum WebAddress {
    private static let longest = 2_000

    /// Whether a text is an absolute URL of a server: `https`, or `http` where that is allowed, with a host, without user, password, fragment,
    /// spaces and control characters.
    static func isEndpoint(_ text: String, allowsHTTP: Bool) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count <= longest, bytes.allSatisfy({ (0x21...0x7E).contains($0) && !forbidden.contains($0) }) else { return false }
        let scheme = [allowsHTTP ? "http://" : nil, "https://"].compactMap(\.self).first { text.hasPrefix($0) }
        guard let scheme else { return false }
        let authority = bytes.dropFirst(scheme.utf8.count).prefix { !ends.contains($0) }
        return !authority.isEmpty && !authority.contains(UInt8(ascii: "@")) && authority.first != UInt8(ascii: ":")
    }

    /// Quotes, angle brackets, the backslash and others that no URL contains (RFC 3986, appendix C), and the fragment.
    private static let forbidden = Set("\"<>\\^`{|}#".utf8)
    private static let ends = Set("/?".utf8)

    /// A URL with parameters after those of its query.
    static func adding(_ parameters: [(name: String, value: String)], to url: String) -> String {
        let query = parameters.map { "\(percentEncoded($0.name))=\(percentEncoded($0.value))" }.joined(separator: "&")
        return url + (url.contains("?") ? url.hasSuffix("?") || url.hasSuffix("&") ? "" : "&" : "?") + query
    }

    /// Parameters as `application/x-www-form-urlencoded`.
    static func form(_ parameters: [(name: String, value: String)]) -> [UInt8] {
        Array(parameters.map { "\(formEncoded($0.name))=\(formEncoded($0.value))" }.joined(separator: "&").utf8)
    }

    /// Percent-encoded but for unreserved characters (RFC 3986, section 2.3).
    static func percentEncoded(_ text: String) -> String { encoded(text, keeping: "-._~") }

    /// Encoded for a form (RFC 6749, appendix B): a space is a plus sign.
    static func formEncoded(_ text: String) -> String { encoded(text, keeping: "-._*", spaceIsPlus: true) }

    private static func encoded(_ text: String, keeping marks: String, spaceIsPlus: Bool = false) -> String {
        let hex = Array("0123456789ABCDEF".utf8)
        var result: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
                result.append(byte)
            case UInt8(ascii: " ") where spaceIsPlus: result.append(UInt8(ascii: "+"))
            case _ where marks.utf8.contains(byte): result.append(byte)
            default: result += [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
