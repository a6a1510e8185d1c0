/// Validates link URLs: paths, queries and fragments of this site, and URLs with the schemes `http`, `https`, `mailto`, `coffer` and
/// `otpauth` (opens an authenticator on a phone).
///
/// Browsers remove control characters before they parse the scheme (WHATWG URL, 4.4), and treat `//host` and `/\host` as another site; both
/// are invalid.
@usableFromInline
enum LinkTarget {
    @usableFromInline
    static func isAllowed(_ target: String) -> Bool {
        var bytes = target.utf8.makeIterator()
        guard let first = bytes.next() else { return true }
        switch first {
        case UInt8(ascii: "/"):
            guard let second = bytes.next() else { return true }
            return second > 0x20 && second != UInt8(ascii: "/") && second != UInt8(ascii: "\\")
        case UInt8(ascii: "#"), UInt8(ascii: "?"):
            return true
        default:
            return hasAllowedScheme(target)
        }
    }

    /// Whether the target is a relative path or has one of the five schemes, for a target that begins with a name.
    private static func hasAllowedScheme(_ target: String) -> Bool {
        for (index, byte) in zip(target.utf8.indices, target.utf8) {
            switch byte {
            case 0...0x20, UInt8(ascii: "\\"), 0x7F:
                return false
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"):
                return true
            case UInt8(ascii: ":"):
                return ["http", "https", "mailto", "coffer", "otpauth"].contains(target[..<index].lowercased())
            default:
                continue
            }
        }
        return true
    }
}
