import HTTPTypes
import Hummingbird

/// The cookies of a request (RFC 6265, section 4.2). Of two cookies with the same name, the first and therefore more specific one is used.
struct CookieJar: Sendable {
    private let pairs: [(name: Substring, value: Substring)]

    init(_ headers: HTTPFields) {
        pairs = headers[values: .cookie].flatMap { header in
            // Splits bytes as the RFC defines, since a combining mark after a semicolon would make it another `Character`.
            header.utf8.split(separator: UInt8(ascii: ";")).compactMap { pair in
                guard let equals = pair.firstIndex(of: UInt8(ascii: "=")) else { return nil }
                return (
                    Substring(pair[..<equals].drop { $0 == UInt8(ascii: " ") }), Substring(pair[pair.index(after: equals)...])
                )
            }
        }
    }

    /// The value of a cookie; nil if it is absent or empty.
    subscript(name: String) -> String? {
        guard let value = pairs.first(where: { $0.name == name })?.value, !value.isEmpty else { return nil }
        return String(value)
    }
}
